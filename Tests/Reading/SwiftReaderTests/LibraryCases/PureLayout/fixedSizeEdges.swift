// a 0 0 40 40
// b 0 180 40 40
// c 0 360 40 40

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
      along: .vertical, alignedTo: .vertical, withFixedSize: 40, insetSpacing: false)
    all.autoMatchViewsDimension(.width)
    a.autoSetDimension(.width, toSize: 40)
    a.autoPinEdge(toSuperviewEdge: .left)
  }
  required init?(coder: NSCoder) { fatalError() }
}
