// a 10 20 280 40
// b 10 70 280 60

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
    layout(20, |-10 - a - 10-| ~ 40, 10, |-10 - b - 10-| ~ 60, "")
  }
  required init?(coder: NSCoder) { fatalError() }
}
