// a 10 10 280 370

import MisterFusion
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    let bottom = mf.addSubview(
      a,
      andConstraints:
        a.top |+| 10, a.right |-| 10, a.left |+| 10, a.bottom |-| 10
    ).firstAttribute(.bottom).first
    bottom?.constant = -20
  }
  required init?(coder: NSCoder) { fatalError() }
}
