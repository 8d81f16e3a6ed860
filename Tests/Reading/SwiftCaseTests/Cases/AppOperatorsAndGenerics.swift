// Operators, generic functions and functions as values
// root 320x480
// card 20 40 100 50
// badge 20 98 30 30
import UIKit

infix operator ~~> : ComparisonPrecedence

private struct Offset {
  let anchor: NSLayoutYAxisAnchor
  var constant: CGFloat = 0
}

private func + (anchor: NSLayoutYAxisAnchor, constant: CGFloat) -> Offset {
  Offset(anchor: anchor, constant: constant)
}

private func ~~> (anchor: NSLayoutYAxisAnchor, other: Offset) -> NSLayoutConstraint {
  anchor.constraint(equalTo: other.anchor, constant: other.constant)
}

private func ~~> (anchor: NSLayoutXAxisAnchor, other: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  anchor.constraint(equalTo: other, constant: 20)
}

private func ~~> (anchor: NSLayoutDimension, length: CGFloat) -> NSLayoutConstraint {
  anchor.constraint(equalToConstant: length)
}

private func made<V: UIView>(_ view: V, configuring configure: (V) -> Void = { _ in }) -> V {
  view.translatesAutoresizingMaskIntoConstraints = false
  configure(view)
  return view
}

final class AppOperatorsAndGenerics: UIViewController {
  private let card = made(UIView()) { $0.isHidden = false }
  private let badge: UIView = made(UIView())

  override func viewDidLoad() {
    super.viewDidLoad()
    [card, badge].forEach(view.addSubview)
    NSLayoutConstraint.activate([
      card.topAnchor ~~> view.topAnchor + 40,
      card.leadingAnchor ~~> view.leadingAnchor,
      card.widthAnchor ~~> 100,
      card.heightAnchor ~~> 50,
      badge.topAnchor ~~> card.bottomAnchor + 8,
      badge.leadingAnchor ~~> view.leadingAnchor,
      badge.widthAnchor ~~> 30,
      badge.heightAnchor ~~> 30,
    ])
  }
}
