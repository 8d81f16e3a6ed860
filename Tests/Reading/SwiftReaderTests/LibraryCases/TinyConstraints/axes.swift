// a 10 0 280 30
// b 0 20 40 370

import TinyConstraints
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
    a.horizontalToSuperview(insets: .horizontal(10))
    a.topToSuperview()
    a.height(30)
    b.verticalToSuperview(insets: .top(20) + .bottom(10))
    b.leadingToSuperview()
    b.width(40)
  }
  required init?(coder: NSCoder) { fatalError() }
}
