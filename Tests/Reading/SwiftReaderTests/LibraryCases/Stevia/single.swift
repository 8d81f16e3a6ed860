// a 40 0 60 70

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
    addConstraint(item: a, attribute: .left, toItem: self, constant: 40)
    addConstraint(item: a, attribute: .top, toItem: self)
    addConstraint(item: a, attribute: .width, constant: 60)
    constraint(item: a, attribute: .height, constant: 70).isActive = true
    a.translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { fatalError() }
}
