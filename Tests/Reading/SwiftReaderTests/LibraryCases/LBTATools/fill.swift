// a 0 0 300 400
// b 12 12 276 376

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
    a.fillSuperview()
    b.fillSuperview(padding: .allSides(12))
  }
  required init?(coder: NSCoder) { fatalError() }
}
