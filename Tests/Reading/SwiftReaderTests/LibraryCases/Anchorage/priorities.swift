// a 0 0 40 30
// b 0 0 60 70

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
    for v in [a, b] {
      v.topAnchor == topAnchor
      v.leadingAnchor == leadingAnchor
    }
    a.widthAnchor == 40 ~ .high + 1
    a.widthAnchor == 80 ~ .high
    a.heightAnchor == 30 ~ .high - 1
    a.heightAnchor == 60 ~ .low
    b.widthAnchor == 60 ~ .custom(UILayoutPriority(rawValue: 501))
    b.widthAnchor == 10 ~ 500
    b.heightAnchor == 70 ~ .fittingSize
    let low: Priority = .low
    b.heightAnchor <= 100 ~ low
  }
  required init?(coder: NSCoder) { fatalError() }
}
