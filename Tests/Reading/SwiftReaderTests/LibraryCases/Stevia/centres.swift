// a 140 170 40 40

import Stevia
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    addSubview(c)
    [a, b, c].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    a.centerInContainer().size(40)
    a.centerXConstraint?.constant = 10
    a.centerYConstraint?.constant = -10
  }
  required init?(coder: NSCoder) { fatalError() }
}
