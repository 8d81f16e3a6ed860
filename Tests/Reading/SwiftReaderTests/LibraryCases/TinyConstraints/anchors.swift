// a 100 100 50 50
// b 150 150 100 25

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
    a.origin(to: self, insets: .uniform(100))
    a.size(CGSize(width: 50, height: 50))
    b.left(to: a, a.rightAnchor)
    b.top(to: a, a.bottomAnchor)
    b.width(to: a, self.widthAnchor, multiplier: 0.3333333333, offset: 0)
    b.heightToSuperview(multiplier: 0.0625)
  }
  required init?(coder: NSCoder) { fatalError() }
}
