// a 10 20 260 350

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
      make.edges.equalTo(self).insets(UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 30))
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
