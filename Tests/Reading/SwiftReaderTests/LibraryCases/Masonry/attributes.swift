// a 8 8 40 40
// b 0 100 60 30

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
      make.attributes([.left, .top]).equalTo(self).offset(8)
      make.attributes([.width, .height]).equalTo(40)
    }
    b.mas_makeConstraints { make in
      make.group {
        make.width.equalTo(50)
        make.height.equalTo(20)
      }.sizeOffset(CGSize(width: 60, height: 30))
      make.leading.equalTo(self.mas_leading)
      make.top.equalTo(100)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
