// a 10 10 50 50
// b 68 10 50 50

import Masonry
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
    // MAS_SHORTHAND
    a.makeConstraints { make in
      make.left.top.equalTo(self).offset(10)
      make.size.equalTo(50)
    }
    b.makeConstraints { make in
      make.left.equalTo(a.right).offset(8)
      make.top.equalTo(a.top)
      make.width.equalTo(a.height)
      make.height.equalTo(a)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
