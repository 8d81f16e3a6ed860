// a 145 188 20 20
// b 146 196 10 12

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
    a.mas_makeConstraints { make in
      make.center.equalTo(self).centerOffset(CGPoint(x: 5, y: -2))
      make.width.height.mas_equalTo(20)
    }
    b.mas_makeConstraints { make in
      make.center.mas_equalTo(CGPoint(x: 1, y: 2))
      make.width.mas_equalTo(10)
      make.height.mas_equalTo(12)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
