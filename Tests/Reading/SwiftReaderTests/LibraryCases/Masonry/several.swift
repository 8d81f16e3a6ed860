// a 0 0 50 20
// b 0 0 80 20
// c 0 100 80 20

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
      make.left.top.equalTo(self)
      make.width.mas_equalTo(50)
      make.height.mas_equalTo(20)
    }
    b.mas_makeConstraints { make in
      make.left.top.equalTo(self)
      make.width.mas_equalTo(80)
      make.height.equalTo(a)
    }
    c.mas_makeConstraints { make in
      make.left.equalTo(self)
      make.top.mas_equalTo(100)
      make.height.equalTo([a, b])
      make.width.greaterThanOrEqualTo([a, b.mas_width])
      make.width.mas_equalTo(0).priorityLow()
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
