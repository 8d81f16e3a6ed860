// a 5 0 30 10
// b 5 20 30 10
// c 5 40 30 10

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
    [a, b, c].mas_makeConstraints { make in
      make.left.equalTo(self).offset(5)
      make.width.mas_equalTo(30)
      make.height.equalTo(20)
    }
    [a, b, c].mas_updateConstraints { $0.height.equalTo(10) }
    a.mas_makeConstraints { $0.top.equalTo(self) }
    b.mas_makeConstraints { $0.top.equalTo(a.mas_bottom).offset(10) }
    c.mas_makeConstraints { $0.top.equalTo(b.mas_bottom).offset(10) }
  }
  required init?(coder: NSCoder) { fatalError() }
}
