// a 0 0 100 40

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
    let isHigh = false
    mf.addConstraints(a.left, a.top, a.height |==| 40)
    mf.addConstraint(isHigh ? a.height |==| 90 : a.width |==| 100)
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
