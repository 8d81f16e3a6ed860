// a 40 0 20 20

import Masonry
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  var near: MASConstraint?
  var far: MASConstraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    addSubview(c)
    a.mas_makeConstraints { make in
      near = make.left.equalTo(self).offset(10)
      make.top.equalTo(self)
      make.width.height.mas_equalTo(20)
    }
    a.mas_makeConstraints { make in
      far = make.left.equalTo(self).offset(40)
    }
    near?.uninstall()
    far?.uninstall()
    far?.install()
  }
  required init?(coder: NSCoder) { fatalError() }
}
