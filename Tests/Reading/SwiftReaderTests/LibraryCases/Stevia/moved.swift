// a 30 25 40 40
// b 220 340 40 40

import Stevia
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    addSubview(c)
    [a, b, c].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    a.left(10).top(20).size(40)
    a.leftConstraint?.constant = 30
    a.topConstraint?.constant = 25
    b.right(10).bottom(10).size(40)
    b.rightConstraint?.constant = -40
    b.bottomConstraint?.constant = -20
  }
  required init?(coder: NSCoder) { fatalError() }
}
