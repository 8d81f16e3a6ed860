// a 20 0 125 400
// b 155 0 125 400

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
    a.fillVertically()
    b.fillVertically()
    |-20 - a - 10 - b - 20-|
    equal(widths: a, b)
  }
  required init?(coder: NSCoder) { fatalError() }
}
