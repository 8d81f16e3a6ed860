// a 10 20 100 50
// b 15 15 210 25

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
    a.leadingAnchor == 10 + leadingAnchor
    a.topAnchor == 20 + topAnchor
    a.sizeAnchors == CGSize(width: 100, height: 50)
    b.widthAnchor == 10 + 2 * a.widthAnchor
    b.heightAnchor == 0.5 * a.heightAnchor
    b.leadingAnchor == 5 + a.leadingAnchor
    b.topAnchor == a.topAnchor - 5
  }
  required init?(coder: NSCoder) { fatalError() }
}
