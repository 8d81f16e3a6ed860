// a 100 175 100 50
// b 0 0 105 47

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
      make.size.mas_equalTo(CGSize(width: 100, height: 50))
      make.center.equalTo(self)
    }
    b.mas_makeConstraints { make in
      make.left.top.equalTo(self)
      make.size.equalTo(a).sizeOffset(CGSize(width: 5, height: -3))
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
