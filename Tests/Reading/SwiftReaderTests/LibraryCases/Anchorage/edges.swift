// a 0 0 300 400
// b 10 10 280 380
// c 10 5 270 380

import Anchorage
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
    a.edgeAnchors == edgeAnchors
    b.edgeAnchors == edgeAnchors + 10
    c.edgeAnchors == edgeAnchors + UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
  }
  required init?(coder: NSCoder) { fatalError() }
}
