// a 0 0 150 100
// b 0 0 229 25

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
    a.widthAnchor == widthAnchor / 2
    a.heightAnchor == heightAnchor * 0.5 / 2
    a.leadingAnchor == leadingAnchor
    a.topAnchor == topAnchor
    b.widthAnchor == a.widthAnchor / 2 * 3 + 5 - 1
    b.heightAnchor == a.heightAnchor / 4
    b.leadingAnchor == leadingAnchor
    b.topAnchor == topAnchor
  }
  required init?(coder: NSCoder) { fatalError() }
}
