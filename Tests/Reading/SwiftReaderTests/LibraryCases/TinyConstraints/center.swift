// a 130 180 40 40
// b 140 185 40 40
// c 55 280 40 40

import TinyConstraints
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
    a.centerInSuperview()
    a.size(CGSize(width: 40, height: 40))
    b.center(in: a, offset: CGPoint(x: 10, y: 5))
    b.size(to: a)
    c.centerX(to: self, multiplier: 0.5)
    c.centerYToSuperview(multiplier: 1.5)
    c.size(to: a)
  }
  required init?(coder: NSCoder) { fatalError() }
}
