// a 10 10 100 50

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
    // An update with another second item or priority is a new constraint.
    a.mas_makeConstraints { make in
      make.left.top.equalTo(self).offset(10)
      make.width.mas_equalTo(100)
      make.height.mas_equalTo(50)
    }
    a.mas_updateConstraints { make in
      make.height.mas_equalTo(70).priorityLow()
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
