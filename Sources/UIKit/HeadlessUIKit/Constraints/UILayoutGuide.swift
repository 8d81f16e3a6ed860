public import Foundation
import LayoutModel
import UIKitTexts

/// A rectangle that takes part in the layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  let anchorTable = AnchorTable()
  nonisolated let associatedObjects = AssociatedObjects()
  private let ownSystemGuide: SystemGuide?
  /// The kind of guide, if it is one that every view brings.
  var systemGuide: SystemGuide? { ownSystemGuide }
  private weak var owner: UIView?
  var solvedFrame = CGRect.zero

  /// A name for the guide in logs; empty for a guide without one.
  open var identifier = ""

  /// Creates a guide that no view owns yet.
  public override init() {
    ownSystemGuide = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    ownSystemGuide = nil
    super.init()
  }

  /// Does nothing: guides are not archived here.
  open func encode(with coder: NSCoder) {}

  /// Creates a guide that a view brings.
  init(_ guide: SystemGuide, of view: UIView) {
    ownSystemGuide = guide
    owner = view
    super.init()
    identifier = guide.identifier
  }

  /// The view that owns the guide; setting it adds the guide to that view.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  /// The guide in the form in which logs are described.
  var logged: LoggedItem { LoggedItem(key: address, className: className, text: identifier) }

  func setOwner(_ view: UIView?) { owner = view }

  /// The frame in the coordinates of the owning view, as of the last layout.
  open var layoutFrame: CGRect { owner?.currentFrame(of: self) ?? solvedFrame }

  /// Whether the constraints allow another frame for the guide as well.
  open var hasAmbiguousLayout: Bool { owner?.isAmbiguous(self) ?? false }

  /// Returns the constraints that affect the frame of the guide along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { owner?.constraintsAffecting(self, along: axis) ?? [] }

  // MARK: - Anchors

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
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
