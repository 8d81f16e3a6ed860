// a 0 0 90 90
// b 0 0 50 60

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
    a.sizeAnchors >= CGSize(width: 90, height: 90)
    a.sizeAnchors == CGSize(width: 10, height: 10) ~ .low
    b.sizeAnchors <= CGSize(width: 50, height: 60)
    b.sizeAnchors == a.sizeAnchors * 2 ~ .high
    for v in [a, b] {
      v.topAnchor == topAnchor
      v.leadingAnchor == leadingAnchor
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
