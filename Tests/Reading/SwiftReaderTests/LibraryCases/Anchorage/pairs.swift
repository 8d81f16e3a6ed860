// a 10 0 280 400
// b 0 20 60 360

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
    a.horizontalAnchors == horizontalAnchors + 10
    a.verticalAnchors == verticalAnchors
    b.verticalAnchors == verticalAnchors + 20
    b.leadingAnchor == leadingAnchor
    b.widthAnchor == 60
  }
  required init?(coder: NSCoder) { fatalError() }
}
