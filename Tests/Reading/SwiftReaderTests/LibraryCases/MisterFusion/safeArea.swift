// a 5 0 295 400

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
      a.left |==| safeArea.left |+| 5, safeArea.top |==| a.top, a.right |==| safeArea.right,
      a.height |==| safeArea.height)
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
