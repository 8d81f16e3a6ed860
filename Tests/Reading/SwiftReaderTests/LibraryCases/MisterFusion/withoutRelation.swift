// a 65 90 235 310

import MisterFusion
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    mf.addConstraints(
      a.left |>=| 65, a.left |==| self.left |<>| .defaultLow, a.top |>=| 90,
      a.top |+| 0 |<>| .defaultLow, a.right, a.bottom)
  }
  required init?(coder: NSCoder) { fatalError() }
}
