public import Foundation
import LayoutModel
import UIKitTexts

/// A rectangle that takes part in the layout and is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  let anchorTable = AnchorTable()
  nonisolated let associatedObjects = AssociatedObjects()
  private let ownSystemGuide: SystemGuide?
  /// For a guide that a view brings, which one.
  var systemGuide: SystemGuide? { ownSystemGuide }
  private weak var owner: UIView?
  var solvedFrame = CGRect.zero

  /// A name for logs; empty for a guide without one.
  open var identifier = ""

  /// A guide that no view owns yet.
  public override init() {
    ownSystemGuide = nil
    super.init()
  }

  /// A guide; the archive is ignored.
  public required init?(coder: NSCoder) {
    ownSystemGuide = nil
    super.init()
  }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  /// A guide that a view brings.
  init(_ guide: SystemGuide, of view: UIView) {
    ownSystemGuide = guide
    owner = view
    super.init()
    identifier = guide.identifier
  }

  /// The view it belongs to; setting it adds the guide there.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  /// The guide as logs print it.
  var logged: LoggedItem { LoggedItem(key: address, className: className, text: identifier) }

  func setOwner(_ view: UIView?) { owner = view }

  /// Where it lies in its view, as of the last layout.
  open var layoutFrame: CGRect { owner?.currentFrame(of: self) ?? solvedFrame }

  /// Whether it could lie elsewhere as well, given all constraints.
  open var hasAmbiguousLayout: Bool { owner?.isAmbiguous(self) ?? false }

  /// The constraints that have a say in where it lies on an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { owner?.constraintsAffecting(self, along: axis) ?? [] }

  // MARK: - Anchors

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The upper side.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The lower side.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// Across.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// Down.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }

  /// `<UILayoutGuide: 0x7f8a - "gap", layoutFrame = {{0, 0}, {8, 20}}, owningView = <…>>`.
  open override var description: String {
    MainActor.assumeIsolated { fullDescription }
  }

  private var fullDescription: String {
    let frame = layoutFrame
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    let rectangle =
      "{{\(number(frame.minX)), \(number(frame.minY))}, "
      + "{\(number(frame.width)), \(number(frame.height))}}"
    return
      "<\(logged.className ?? ""): \(address) - \"\(identifier)\", layoutFrame = \(rectangle), "
      + "owningView = \(owner?.description ?? "(null)")>"
  }
}

extension UILayoutGuide: LayoutItem {
  var itemView: UIView? { owner }
}
