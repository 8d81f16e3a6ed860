// a 0 0 150 400

import MisterFusion
import UIKit

final class Card: UIView {
  let a = Box()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addLayoutSubview(a, andConstraint: a.left |==| self.left)
    addLayoutConstraint(a.width |/| 2)
    addLayoutConstraints(a.top, a.bottom)
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
