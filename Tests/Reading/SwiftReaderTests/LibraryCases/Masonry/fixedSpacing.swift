// a 10 0 85 30
// b 105 0 85 30
// c 200 0 85 30

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
    let all = [a, b, c]
    all.mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 10, leadSpacing: 10, tailSpacing: 15)
    all.mas_makeConstraints { make in
      make.top.equalTo(0)
      make.height.equalTo(30)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
