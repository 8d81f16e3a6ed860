// a 0 0 300 50
// b 0 60 300 50
// c 0 120 300 280

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
    // The last view is pinned to the bottom.
    a.removeFromSuperview()
    stack([a, b], spacing: 10).forEach { if $0.firstAttribute == .bottom { $0.isActive = false } }
    a.height(50)
    b.height(50)
    c.topToBottom(of: b, offset: 10)
    c.edgesToSuperview(excluding: .top)
  }
  required init?(coder: NSCoder) { fatalError() }
}
