// a 10 20 30 30
// b 15 27 30 30

import TinyConstraints
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
    a.origin(to: self, insets: TinyEdgeInsets(top: 20, left: 10, bottom: 0, right: 0))
    a.size(CGSize(width: 30, height: 30))
    b.origin(to: a, insets: .left(5) + .top(7))
    b.size(to: a)
  }
  required init?(coder: NSCoder) { fatalError() }
}
