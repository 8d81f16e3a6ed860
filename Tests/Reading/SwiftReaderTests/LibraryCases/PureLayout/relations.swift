// a 20 0 200 100
// b 200 0 80 44

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
    a.autoPinEdge(toSuperviewEdge: .left, withInset: 20, relation: .greaterThanOrEqual)
    a.autoPinEdge(toSuperviewEdge: .right, withInset: 80, relation: .greaterThanOrEqual)
    a.autoPinEdge(toSuperviewEdge: .top)
    a.autoSetDimension(.height, toSize: 100)
    NSLayoutConstraint.autoSetPriority(.defaultLow) {
      a.autoPinEdge(toSuperviewEdge: .left)
      a.autoSetDimension(.width, toSize: 500)
    }
    b.autoPinEdge(toSuperviewEdge: .right, withInset: 20)
    b.autoPinEdge(toSuperviewEdge: .top)
    b.autoSetDimension(.width, toSize: 80, relation: .lessThanOrEqual)
    b.autoSetDimension(.height, toSize: 44, relation: .greaterThanOrEqual)
    NSLayoutConstraint.autoSetPriority(UILayoutPriority(rawValue: 300)) {
      b.autoSetDimensions(to: CGSize(width: 100, height: 10))
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
