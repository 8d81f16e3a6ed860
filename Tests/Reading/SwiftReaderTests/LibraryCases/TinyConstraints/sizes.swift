// a 0 0 100 50
// b 0 0 200 120
// c 0 0 60 30

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
    [a, b, c].forEach { $0.originToSuperview() }
    a.width(100)
    a.aspectRatio(2)
    b.width(to: a, multiplier: 2)
    b.height(to: a, offset: 70)
    c.widthToSuperview(multiplier: 0.2)
    c.heightToWidth(of: c, multiplier: 0.5)
  }
  required init?(coder: NSCoder) { fatalError() }
}
