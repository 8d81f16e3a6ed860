// a 120 180 60 40
// b 130 180 60 40
// c 105 180 60 40

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
    for v in [a, b, c] { v.autoSetDimensions(to: CGSize(width: 60, height: 40)) }
    a.autoCenterInSuperview()
    b.autoAlignAxis(.horizontal, toSameAxisOf: a)
    b.autoAlignAxis(.vertical, toSameAxisOf: a, withOffset: 10)
    c.autoAlignAxis(.horizontal, toSameAxisOf: a)
    c.autoAlignAxis(.vertical, toSameAxisOf: self, withMultiplier: 0.9)
  }
  required init?(coder: NSCoder) { fatalError() }
}
