// a 0 0 300 400
// b 10 10 280 380
// c 130 180 40 40

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
    a.fillContainer()
    b.fillContainer(padding: 10)
    c.centerInContainer().size(40)
  }
  required init?(coder: NSCoder) { fatalError() }
}
