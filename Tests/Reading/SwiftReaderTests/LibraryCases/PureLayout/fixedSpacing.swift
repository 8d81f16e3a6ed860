// a 10 0 86.6667 50
// b 106.6667 0 86.6667 50
// c 203.3333 0 86.6667 50

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
    all.autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 10)
    all.autoSetViewsDimension(.height, toSize: 50)
    a.autoPinEdge(toSuperviewEdge: .top)
  }
  required init?(coder: NSCoder) { fatalError() }
}
