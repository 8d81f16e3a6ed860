// a 8 8 284 384
// b 100 150 100 100

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    a.easy.layout(
      Top().to(self, .topMargin), Left().to(self, .leftMargin), Right().to(self, .rightMargin),
      Bottom().to(self, .bottomMargin))
    b.easy.layout(CenterWithinMargins(), Size(100))
  }
  required init?(coder: NSCoder) { fatalError() }
}
