// a 10 10 100 20
// b 118 10 50 33
// c 0 50 300 340

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
      make?.left.and().top().equalTo()(self)?.with().offset()(10)
      _ = make?.size.mas_equalTo()(CGSize(width: 100, height: 20))
    }
    b.mas_makeConstraints { (make: MASConstraintMaker!) -> Void in
      make.left.equalTo()(self.a.mas_right)?.offset()(8)
      make.top.equalTo()(self.a)
      make.width.equalTo()(self.a)?.multipliedBy()(0.5)?.priorityHigh()()
      make.height.equalTo()(33)?.priority()(800)
    }
    c.mas_makeConstraints { make in
      make?.edges.equalTo()(self)?.insets()(UIEdgeInsets(top: 50, left: 0, bottom: 10, right: 0))
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
