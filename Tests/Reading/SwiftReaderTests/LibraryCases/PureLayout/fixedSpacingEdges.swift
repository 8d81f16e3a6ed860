// a 0 0 50 100
// b 0 150 50 100
// c 0 300 50 100

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
    all.autoDistributeViews(
      along: .vertical, alignedTo: .left, withFixedSpacing: 50, insetSpacing: false,
      matchedSizes: true)
    all.autoSetViewsDimension(.width, toSize: 50)
    a.autoPinEdge(toSuperviewEdge: .left)
  }
  required init?(coder: NSCoder) { fatalError() }
}
