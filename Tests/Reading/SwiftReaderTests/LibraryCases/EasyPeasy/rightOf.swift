// a 250 350 50 50
// b 190 300 50 50

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
    a.easy.layout(Bottom(), Right(), Size(50))
    b.easy.layout(Right(10).to(a), Bottom(0).to(a), Size().like(a))
  }
  required init?(coder: NSCoder) { fatalError() }
}
