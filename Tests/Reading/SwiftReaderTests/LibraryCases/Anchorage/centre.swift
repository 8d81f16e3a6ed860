// a 130 180 40 40
// b 135 185 40 40

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
    a.centerAnchors == centerAnchors
    a.sizeAnchors == CGSize(width: 40, height: 40)
    b.centerAnchors == a.centerAnchors + 5
    b.sizeAnchors == a.sizeAnchors
  }
  required init?(coder: NSCoder) { fatalError() }
}
