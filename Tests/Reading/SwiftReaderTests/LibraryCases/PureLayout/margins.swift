// a 8 8 284 384
// b 18 13 254 364
// c 8 340 284 52

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
    a.autoPinEdgesToSuperviewMargins()
    b.autoPinEdgesToSuperviewMargins(with: UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
    c.autoPinEdgesToSuperviewMargins(excludingEdge: .top)
    c.autoSetDimension(.height, toSize: 52)
  }
  required init?(coder: NSCoder) { fatalError() }
}
