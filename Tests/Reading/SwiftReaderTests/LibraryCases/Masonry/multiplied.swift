// a 10 10 150 50
// b 10 70 50 25

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
      make.left.top.equalTo(self).offset(10)
      make.width.equalTo(self).multipliedBy(0.5)
      make.height.equalTo(a.mas_width).dividedBy(3)
    }
    b.mas_makeConstraints { make in
      make.top.equalTo(a.mas_bottom).offset(10)
      make.left.equalTo(a)
      make.size.equalTo(a).multipliedBy(0.5).priorityHigh()
      make.width.mas_lessThanOrEqualTo(50)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
