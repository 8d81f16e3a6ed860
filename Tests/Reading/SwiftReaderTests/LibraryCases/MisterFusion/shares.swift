// a 0 0 140 95

import MisterFusion
import UIKit

final class Card: UIView {
  let a = Box()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    addLayoutConstraints(a.left, a.top, a.width |*| 0.5 |-| 10, a.height |/| 4 |-| 5)
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
