// Extensions of UIKit, protocols with default methods and overloads
// root 320x480
// box 16 20 288 44
// dot 16 84 12 12
import UIKit

private protocol Building: AnyObject {
  func addViews()
  func addRules()
}

extension Building {
  fileprivate func build() {
    addViews()
    addRules()
  }
}

private protocol Configurable {}
extension Configurable where Self: AnyObject {
  fileprivate func with(_ code: (Self) -> Void) -> Self {
    code(self)
    return self
  }
}
extension NSObject: Configurable {}

extension UIEdgeInsets {
  fileprivate static let card = UIEdgeInsets(all: 16)
  fileprivate init(all side: CGFloat) {
    self.init(top: side + 4, left: side, bottom: side, right: side)
  }
}

extension CGFloat {
  fileprivate static let dot: CGFloat = 12
  fileprivate var doubled: CGFloat { self * 2 }
}

extension UILayoutPriority {
  fileprivate static let nearlyRequired = UILayoutPriority(999)
}

extension NSLayoutConstraint {
  fileprivate func priority(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

extension Array where Element == NSLayoutConstraint {
  fileprivate func activate() { NSLayoutConstraint.activate(self) }
}

extension NSLayoutDimension {
  fileprivate func equals(_ length: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: length)
  }
}

extension UIView {
  fileprivate convenience init(isFree: Bool) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = !isFree
  }
  fileprivate func pinTop(to other: UIView, insets: UIEdgeInsets = .zero) {
    pinTop(to: other.topAnchor, by: insets.top)
    leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left).isActive = true
    other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right).isActive = true
  }
  fileprivate func pinTop(to anchor: NSLayoutYAxisAnchor, by distance: CGFloat = 8) {
    topAnchor.constraint(equalTo: anchor, constant: distance).isActive = true
  }
}

final class AppExtensionsAndProtocols: UIViewController, Building {
  private lazy var box = UIView(isFree: true)
  private let dot = UIView().with { $0.translatesAutoresizingMaskIntoConstraints = false }

  override func viewDidLoad() {
    super.viewDidLoad()
    build()
  }

  fileprivate func addViews() { [box, dot].forEach(view.addSubview) }

  fileprivate func addRules() {
    box.pinTop(to: view, insets: .card)
    dot.pinTop(to: box.bottomAnchor, by: 20)
    [
      box.heightAnchor.equals(44).priority(.nearlyRequired),
      dot.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      dot.widthAnchor.equals(.dot),
      dot.heightAnchor.equals((CGFloat.dot / 2).doubled),
    ].activate()
  }
}
