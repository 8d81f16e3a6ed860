// a 0 0 150 120
// b 0 0 75 100

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
      a.width == a.superview!.width / 2
      a.height == 0.25 * a.superview!.height + 20
      b.width == a.width * 0.5
      b.height == 2 * (a.height - 70)
      for view in [a, b] {
        view.left == view.superview!.left
        view.top == view.superview!.top
      }
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
