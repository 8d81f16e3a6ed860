// a 8 8 40 40
// b 130 0 40 40

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
      make.left.equalTo(self.mas_leftMargin)
      make.top.equalTo(self.mas_topMargin)
      make.width.height.equalTo(40)
    }
    b.mas_makeConstraints { make in
      make.centerX.equalTo(self.mas_centerXWithinMargins)
      make.top.equalTo(self)
      make.size.mas_equalTo(CGSize(width: 40, height: 40))
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
