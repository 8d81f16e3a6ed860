// a -2 -1 306 404
// b -5 -5 310 410

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
    a.edgeAnchors == edgeAnchors - UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    b.edgeAnchors == edgeAnchors - 5
  }
  required init?(coder: NSCoder) { fatalError() }
}
