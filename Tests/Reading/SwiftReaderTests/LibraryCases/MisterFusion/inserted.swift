// b 8 8 20 20
// c 30 8 20 20

import MisterFusion
import UIKit

final class Card: UIView {
  let a = Box()
  let b = Box()
  let c = Box()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    mf.insertSubview(
      b, at: 0, andConstraints: b.left |+| 8, b.top |+| 8, b.width |==| 20, b.height |==| 20)
    insertLayoutSubview(
      c, aboveSubview: a,
      andConstraints: [
        c.left |==| b.right |+| 2, c.top |==| b.top, c.width |==| b.width, c.height |==| b.width,
      ])
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
