// a 110 190 100 40

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
    mf.addConstraints(
      a.centerX |+| 10, a.centerY |==| self.centerY |+| 10, a.height |==| 40,
      a.width |==| a.height |*| 2.5)
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
