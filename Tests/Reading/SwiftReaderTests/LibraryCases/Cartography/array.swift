// a 0 0 300 20
// b 0 30 300 20
// c 0 60 300 20

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
    constrain([a, b, c]) { all in
      for view in all {
        view.left == view.superview!.left
        view.right == view.superview!.right
        view.height == 20
      }
      all[0].top == all[0].superview!.top
      distribute(by: 10, vertically: all)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
