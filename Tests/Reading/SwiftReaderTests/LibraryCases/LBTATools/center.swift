// a 100 175 100 50
// b 140 180 20 40

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
    a.centerInSuperview(size: .init(width: 100, height: 50))
    b.centerInSuperview()
    b.constrainWidth(20)
    b.constrainHeight(40)
  }
  required init?(coder: NSCoder) { fatalError() }
}
