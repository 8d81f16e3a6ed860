// a 10 10 50 50
// b 68 10 50 50
// c 10 68 50 50

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
    a.leftToSuperview(offset: 10)
    a.topToSuperview(offset: 10)
    a.size(CGSize(width: 50, height: 50))
    b.leadingToTrailing(of: a, offset: 8)
    b.top(to: a)
    b.size(to: a)
    c.left(to: a)
    c.topToBottom(of: a, offset: 8)
    c.size(to: a)
  }
  required init?(coder: NSCoder) { fatalError() }
}
