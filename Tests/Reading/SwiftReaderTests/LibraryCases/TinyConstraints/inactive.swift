// a 30 0 40 40
// b 0 0 50 20

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
    let near = a.leftToSuperview(offset: 10, isActive: false)
    a.left(to: self, offset: 30)
    a.top(to: self)
    a.size(CGSize(width: 40, height: 40))
    near.set(true)
    near.set(false)
    let all: Constraints = [b.width(50, isActive: false), b.height(20, isActive: false)]
    all.activate()
    b.origin(to: self)
    b.width(90).with(.defaultLow).set(true)
  }
  required init?(coder: NSCoder) { fatalError() }
}
