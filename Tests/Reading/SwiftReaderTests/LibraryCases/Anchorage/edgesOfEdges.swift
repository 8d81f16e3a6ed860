// a 20 0 260 50
// b 0 30 40 340

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
    a.edgeAnchors.horizontalAnchors == horizontalAnchors + 20
    a.topAnchor == topAnchor
    a.heightAnchor == 50
    b.edgeAnchors.verticalAnchors == edgeAnchors.verticalAnchors + 30
    b.leadingAnchor == leadingAnchor
    b.widthAnchor == 40
  }
  required init?(coder: NSCoder) { fatalError() }
}
