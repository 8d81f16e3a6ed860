// a 0 0 100 40
// b 0 0 200 50
// c 0 0 60 110

import PureLayout
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
    for v in [a, b, c] {
      v.autoPinEdge(toSuperviewEdge: .top)
      v.autoPinEdge(toSuperviewEdge: .left)
    }
    a.autoSetDimensions(to: CGSize(width: 100, height: 40))
    b.autoMatch(.width, to: .width, of: a, withMultiplier: 2)
    b.autoMatch(.height, to: .height, of: a, withOffset: 10)
    c.autoMatch(.height, to: .width, of: a, withOffset: 10, relation: .equal)
    c.autoConstrainAttribute(.width, to: .height, of: a, withMultiplier: 1.5)
  }
  required init?(coder: NSCoder) { fatalError() }
}
