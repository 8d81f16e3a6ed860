// Numbers and options of an app's own, without a type in front of them
// root 320x480
// card 16 24 288 60
// badge 40 92 264 30
import UIKit

extension CGFloat {
  fileprivate static let gutter: CGFloat = 16
  fileprivate static func step(_ count: Int) -> CGFloat { CGFloat(count) * 4 }
}

extension UILayoutPriority {
  fileprivate static let almost = UILayoutPriority(999)

  fileprivate static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}

extension UIEdgeInsets {
  fileprivate static func top(_ top: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
  }
  fileprivate static func sides(_ side: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
  fileprivate static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}

private struct Sides: OptionSet {
  let rawValue: Int
  static let top = Sides(rawValue: 1 << 0)
  static let left = Sides(rawValue: 1 << 1)
  static let right = Sides(rawValue: 1 << 2)
  static let across: Sides = [.left, .right]
  static let all: Sides = [.top, .across]
}

extension UIView {
  fileprivate func pin(_ sides: Sides = .all, insets: UIEdgeInsets = .zero) {
    guard let superview else { return }
    if sides.contains(.top) {
      topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top).isActive = true
    }
    if sides.contains(.left) {
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: insets.left).isActive = true
    }
    if sides.contains(.right) {
      rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -insets.right).isActive =
        true
    }
  }
}

final class AppNumbersAndOptions: UIViewController {
  private let card = UIView()
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [card, badge] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    card.pin(insets: .top(24) + .sides(.gutter))
    badge.pin(.right, insets: .sides(.gutter))
    let height = card.heightAnchor.constraint(equalToConstant: 60)
    height.priority = .required - 1
    let wish = badge.heightAnchor.constraint(equalToConstant: 30)
    wish.priority = .almost
    NSLayoutConstraint.activate([
      height, wish,
      badge.topAnchor.constraint(equalTo: card.bottomAnchor, constant: .step(2)),
      badge.leftAnchor.constraint(equalTo: card.leftAnchor, constant: .gutter + 8),
      card.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -.gutter),
    ])
  }
}
