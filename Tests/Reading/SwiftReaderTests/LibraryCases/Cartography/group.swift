// a 100 100 40 40

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
    let group = constrain(a) { a in
      a.left == a.superview!.left
      a.top == a.superview!.top
    }
    constrain(a, replace: group) { a in
      a.left == a.superview!.left + 100
      a.top == a.superview!.top + 100
    }
    constrain(a) { a in
      a.width == 40
      a.height == 40
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
