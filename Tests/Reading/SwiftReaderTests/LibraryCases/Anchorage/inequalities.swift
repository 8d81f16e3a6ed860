// a 20 0 200 60
// b 0 100 50 44

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
    a.leadingAnchor >= leadingAnchor + 20
    a.leadingAnchor == leadingAnchor ~ .low
    a.widthAnchor <= 200
    a.widthAnchor == 500 ~ .high
    a.topAnchor == topAnchor
    a.heightAnchor >= 60
    a.heightAnchor == 10 ~ 300
    b.leadingAnchor == leadingAnchor
    b.topAnchor >= a.bottomAnchor + 40
    b.topAnchor == topAnchor ~ .low
    b.widthAnchor <= a.widthAnchor / 4
    b.widthAnchor == 400 ~ .low
    b.heightAnchor >= 44
    b.heightAnchor == 0 ~ .low
  }
  required init?(coder: NSCoder) { fatalError() }
}
