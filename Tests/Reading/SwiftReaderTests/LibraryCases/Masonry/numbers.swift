// a 0 0 300 400
// b 12 12 40 40

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
      make.left.right.equalTo(0)
      make.top.bottom.mas_equalTo(0)
    }
    b.mas_makeConstraints { make in
      make.left.top.mas_equalTo(12)
      make.size.mas_equalTo(40)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
