// a 10 10 280 380

import MisterFusion
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    mf.addSubview(
      a,
      andConstraints:
        a.top |==| self.top |*| 1 |+| 10 |<>| UILayoutPriorityRequired,
      a.right |==| self.right |*| 1 |-| 10 |<>| .required,
      a.left |==| self.left |*| 1 |+| 10 |<>| UILayoutPriority.required,
      a.bottom |==| self.bottom |*| 1 |-| 10 |<>| .required
    )
  }
  required init?(coder: NSCoder) { fatalError() }
}
