// a 4 1 288 396
// b 15 15 270 370

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
      make.edges.mas_equalTo(UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 8))
    }
    b.mas_makeConstraints { $0.edges.equalTo(self).inset(15) }
  }
  required init?(coder: NSCoder) { fatalError() }
}
