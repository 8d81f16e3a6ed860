// a 10 10 280 380

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
    a.edgeAnchors >= edgeAnchors + 10
    a.edgeAnchors == edgeAnchors ~ .low
  }
  required init?(coder: NSCoder) { fatalError() }
}
