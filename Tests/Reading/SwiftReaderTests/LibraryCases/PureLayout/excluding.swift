// a 200 10 90 380
// b 10 10 60 380
// c 10 350 280 40

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
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    a.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .left)
    a.autoSetDimension(.width, toSize: 90)
    b.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .right)
    b.autoSetDimension(.width, toSize: 60)
    c.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .top)
    c.autoSetDimension(.height, toSize: 40)
  }
  required init?(coder: NSCoder) { fatalError() }
}
