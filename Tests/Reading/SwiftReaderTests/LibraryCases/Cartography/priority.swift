// a 0 0 80 40

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
    constrain(a) { a in
      a.left == a.superview!.left
      a.top == a.superview!.top ~ 900
      a.width == 80 ~ UILayoutPriority(rawValue: 700)
      a.width == 100 ~ 600
      a.height >= 40
      a.height == 0 ~ .defaultLow
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
