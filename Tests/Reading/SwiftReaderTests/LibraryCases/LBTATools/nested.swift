// a 0 0 100 100
// b 108 0 160 100
// c 16 132 268 252

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    stack(hstack(a.withSize(.init(width: 100, height: 100)), b, spacing: 8), c, spacing: 16)
      .withMargins(.allSides(16))
  }
  required init?(coder: NSCoder) { fatalError() }
}
