// a 0 0 80 44
// b 0 0 70 80

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
    [a, b].forEach { $0.originToSuperview() }
    a.width(min: 20, max: 80)
    a.width(500, priority: .defaultLow)
    a.height(min: 44)
    a.height(10, priority: .defaultHigh)
    b.width(70, relation: .equalOrLess)
    b.width(100, priority: .defaultLow)
    b.height(80, relation: .equalOrGreater)
    b.height(0, priority: .defaultLow)
  }
  required init?(coder: NSCoder) { fatalError() }
}
