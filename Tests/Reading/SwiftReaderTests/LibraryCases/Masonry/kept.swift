// a 25 30 100 50

import Masonry
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  var left: MASConstraint?
  var width: MASConstraint!
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    addSubview(c)
    a.mas_makeConstraints { make in
      self.left = make.left.equalTo(self).offset(10)
      self.width = make.width.mas_equalTo(70)
      make.top.mas_equalTo(30)
      make.height.mas_equalTo(50)
    }
    left?.offset = 25
    width.setOffset(100)
  }
  required init?(coder: NSCoder) { fatalError() }
}
