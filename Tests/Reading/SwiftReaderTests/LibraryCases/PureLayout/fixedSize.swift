// a 45 10 40 40
// b 130 10 40 40
// c 215 10 40 40

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
    // Four spaces of (300 - 3 * 40) / 4.
    let all = [a, b, c]
    all.autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSize: 40)
    all.autoSetViewsDimension(.height, toSize: 40)
    a.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
  }
  required init?(coder: NSCoder) { fatalError() }
}
