// a 10 20 50 21
// b 70 20 50 21

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UILabel()
  let b = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    a.easy.layout(Left(10), Top(20), Width(50), Height(21))
    b.easy.layout(Left(10).to(a), Width(50), Height(21), FirstBaseline().to(a))
  }
  required init?(coder: NSCoder) { fatalError() }
}
