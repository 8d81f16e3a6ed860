// a 0 0 40 40
// b 40 0 40 40

import Cartography
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
    constrain(a, b) { a, b in
      b.translatesAutoresizingMaskIntoConstraints = false
      a.left == a.superview!.left
      a.top == a.superview!.top
      a.width == 40
      a.height == a.width
      a.right == b.left
      align(top: a, b)
      distribute(equalWidth: a, b)
      distribute(equalHeight: a, b)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
