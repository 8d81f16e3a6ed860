// a 0 0 300 400
// b 10 10 280 380

import Cartography
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
    constrain(a, b) { a, b in
      a.edges == a.superview!.edges
      b.edges == inset(b.superview!.edges, 10)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
