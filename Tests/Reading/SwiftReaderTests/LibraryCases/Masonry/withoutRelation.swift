// a 0 0 300 400
// b 7 0 30 40

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
    // Without a relation, positions equal those of the superview.
    a.mas_makeConstraints { $0.edges.insets(.zero) }
    b.mas_makeConstraints { make in
      make.left.offset(7)
      make.top.mas_offset(0)
      make.size.sizeOffset(CGSize(width: 30, height: 40))
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
