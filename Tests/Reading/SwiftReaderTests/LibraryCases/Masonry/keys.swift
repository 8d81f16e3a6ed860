// a 10 10 50 50

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
    MASAttachKeys(a, b)
    b.mas_key = "b"
    a.mas_makeConstraints { make in
      make.left.equalTo(self).offset(10).key("left")
      make.top.equalTo(MASBoxValue(10))
      make.size.mas_equalTo(50).key("size")
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
