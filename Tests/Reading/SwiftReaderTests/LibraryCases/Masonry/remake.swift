// a 190 340 100 50

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
      make.width.mas_equalTo(70)
      make.height.mas_equalTo(20)
    }
    a.mas_remakeConstraints { make in
      make.right.bottom.equalTo(self).offset(-10)
      make.size.mas_equalTo(CGSize(width: 100, height: 50))
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
