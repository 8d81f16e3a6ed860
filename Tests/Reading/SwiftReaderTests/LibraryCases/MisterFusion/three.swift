// red 10 10 280 185
// yellow 10 205 135 185
// green 155 205 135 185

import MisterFusion
import UIKit

final class Card: UIView {
  let red = Box()
  let yellow = Box()
  let green = Box()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    mf.addSubview(
      red,
      andConstraints:
        red.top |+| 10,
      red.right |-| 10,
      red.left |+| 10
    )
    mf.addSubview(
      yellow,
      andConstraints:
        yellow.top |==| red.bottom |+| 10,
      yellow.left |+| 10,
      yellow.bottom |-| 10,
      yellow.height |==| red.height
    )
    mf.addSubview(
      green,
      andConstraints:
        green.top |==| red.bottom |+| 10,
      green.left |==| yellow.right |+| 10,
      green.bottom |-| 10,
      green.right |-| 10,
      green.width |==| yellow.width,
      green.height |==| yellow.height
    )
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
