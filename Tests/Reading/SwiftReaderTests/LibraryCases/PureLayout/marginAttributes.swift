// a 8 8 40 40
// b 252 352 40 40
// c 130 180 40 40

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
    for v in [a, b, c] { v.autoSetDimensions(to: CGSize(width: 40, height: 40)) }
    a.autoConstrainAttribute(.left, to: .marginLeft, of: self)
    a.autoConstrainAttribute(.top, to: .marginTop, of: self)
    b.autoConstrainAttribute(.trailing, to: .marginTrailing, of: self)
    b.autoConstrainAttribute(.bottom, to: .marginBottom, of: self)
    c.autoConstrainAttribute(.vertical, to: .marginAxisVertical, of: self)
    c.autoConstrainAttribute(.horizontal, to: .marginAxisHorizontal, of: self)
  }
  required init?(coder: NSCoder) { fatalError() }
}
