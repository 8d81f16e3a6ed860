// a 10 20 90 44

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
    a.left(10).top(20).width(50).height(44)
    a.widthConstraint?.constant = 90
  }
  required init?(coder: NSCoder) { fatalError() }
}
