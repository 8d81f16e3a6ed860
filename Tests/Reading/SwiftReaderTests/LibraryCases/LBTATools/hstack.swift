// a 0 0 145 400
// b 155 0 145 400

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    hstack(a, b, spacing: 10, distribution: .fillEqually)
  }
  required init?(coder: NSCoder) { fatalError() }
}
