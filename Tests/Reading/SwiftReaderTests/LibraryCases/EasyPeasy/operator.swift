// a 8 8 284 100
// b 8 128 100 100

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
    a <- [Top(8), Left(8), Right(8), Height(100)]
    b <- Size(100)
    b <- Left(8)
    b <- Top(20).to(a)
  }
  required init?(coder: NSCoder) { fatalError() }
}
