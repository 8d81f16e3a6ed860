// a 20 10 30 30
// b 20 50 30 30
// c 20 90 30 30

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
    let all = [a, b, c]
    all.autoSetViewsDimensions(to: CGSize(width: 30, height: 30))
    all.autoAlignViews(to: .left)
    a.autoPinEdge(toSuperviewEdge: .left, withInset: 20)
    a.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    b.autoPinEdge(.top, to: .bottom, of: a, withOffset: 10)
    c.autoPinEdge(.top, to: .bottom, of: b, withOffset: 10)
  }
  required init?(coder: NSCoder) { fatalError() }
}
