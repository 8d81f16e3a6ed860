// a 10 10 50 50
// b 68 10 40 50
// c 10 68 98 20

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
    a.autoPinEdge(toSuperviewEdge: .left, withInset: 10)
    a.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    a.autoSetDimensions(to: CGSize(width: 50, height: 50))
    b.autoPinEdge(.left, to: .right, of: a, withOffset: 8)
    b.autoPinEdge(.top, to: .top, of: a)
    b.autoMatch(.height, to: .height, of: a)
    b.autoSetDimension(.width, toSize: 40)
    c.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)
    c.autoPinEdge(.leading, to: .leading, of: a)
    c.autoPinEdge(.trailing, to: .trailing, of: b)
    c.autoSetDimension(.height, toSize: 20)
  }
  required init?(coder: NSCoder) { fatalError() }
}
