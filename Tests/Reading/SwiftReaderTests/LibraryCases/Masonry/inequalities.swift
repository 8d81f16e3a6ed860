// a 10 0 200 20
// b 0 40 60 44

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
      make.left.mas_greaterThanOrEqualTo(10)
      make.left.mas_equalTo(0).priorityMedium()
      make.width.mas_lessThanOrEqualTo(200)
      make.width.equalTo(self).priority(MASLayoutPriorityDefaultHigh)
      make.top.equalTo(self)
      make.height.equalTo(20)
    }
    b.mas_makeConstraints { make in
      make.left.lessThanOrEqualTo(a.mas_left).priorityLow()
      make.left.equalTo(self)
      make.top.greaterThanOrEqualTo(a.mas_bottom).offset(20)
      make.top.equalTo(self).priority(100)
      make.width.mas_equalTo(60).with.priority(999)
      make.height.mas_greaterThanOrEqualTo(44)
      make.height.mas_equalTo(10).priority(300)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
