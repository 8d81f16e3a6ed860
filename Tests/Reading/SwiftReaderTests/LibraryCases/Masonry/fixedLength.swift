// a 0 10 50 40
// b 0 182.5 50 40
// c 0 355 50 40

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
    // The middle one ends at 400 / 2 + (40 + 10) / 2 - 5 / 2.
    let all = [a, b, c]
    all.mas_distributeViews(
      along: .vertical, withFixedItemLength: 40, leadSpacing: 10, tailSpacing: 5)
    all.mas_makeConstraints { make in
      make.left.equalTo(self)
      make.width.equalTo(50)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
