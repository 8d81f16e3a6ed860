// a 0 0 300 150
// b 0 160 300 240

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    stack(a.withHeight(150), b, spacing: 10)
  }
  required init?(coder: NSCoder) { fatalError() }
}
