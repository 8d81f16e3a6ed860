// a 0 0 150 100
// b 30 40 60 60

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
    a.width(50%).height(25%).left(0).top(0)
    b.left(10%).top(10%).size(60)
  }
  required init?(coder: NSCoder) { fatalError() }
}
