// a 200 0 100 400
// b 0 0 60 400
// c 0 350 300 50

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
    a.edgesToSuperview(excluding: .leading)
    a.width(100)
    b.edgesToSuperview(excluding: [.trailing])
    b.width(60)
    c.edges(to: self, excluding: .top)
    c.height(50)
  }
  required init?(coder: NSCoder) { fatalError() }
}
