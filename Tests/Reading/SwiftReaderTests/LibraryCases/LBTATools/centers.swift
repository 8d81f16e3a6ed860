// a 20 190 60 20
// b 30 0 40 20

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    a.centerYToSuperview()
    a.anchor(.leading(leadingAnchor, constant: 20), .width(60), .height(20))
    b.centerXTo(a.centerXAnchor)
    b.anchor(.top(topAnchor), .width(40), .height(20))
  }
  required init?(coder: NSCoder) { fatalError() }
}
