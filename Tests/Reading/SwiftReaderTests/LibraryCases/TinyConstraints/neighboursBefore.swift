// a 200 200 50 50
// b 142 200 50 50
// c 200 142 50 50

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
    a.left(to: self, offset: 200)
    a.top(to: self, offset: 200)
    a.size(CGSize(width: 50, height: 50))
    b.rightToLeft(of: a, offset: -8)
    b.centerY(to: a)
    b.size(to: a)
    c.centerX(to: a)
    c.bottomToTop(of: a, offset: -8)
    c.size(to: a)
  }
  required init?(coder: NSCoder) { fatalError() }
}
