// a 20 30 90 65

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
    mf.addConstraints([
      a.left |+| 20, a.top |+| 30, a.width |>=| 90, a.width |==| 0 |<>| .defaultLow,
      a.height |<=| 65, a.height |==| 100 |<>| .defaultHigh,
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
