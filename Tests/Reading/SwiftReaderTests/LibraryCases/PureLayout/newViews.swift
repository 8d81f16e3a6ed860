// new 10 10 30 30
// other 50 10 30 30

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
    let new = UIView.newAutoLayout()
    let other = UIView(forAutoLayout: ())
    addSubview(new)
    addSubview(other)
    new.autoPinEdge(toSuperviewEdge: .left, withInset: 10)
    new.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    new.autoSetDimensions(to: CGSize(width: 30, height: 30))
    other.autoPinEdge(.left, to: .right, of: new, withOffset: 10)
    other.autoPinEdge(.top, to: .top, of: new)
    [new, other].autoMatchViewsDimension(.width)
    [new, other].autoMatchViewsDimension(.height)
  }
  required init?(coder: NSCoder) { fatalError() }
}
