// a 0 0 50 50
// b 58 0 100 50

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
    a.easy.layout(Top(), Left(), Size(50))
    b.easy.layout(Left(8).to(a), Top().to(a, .top), Width(*2).like(a), Height().like(a, .width))
  }
  required init?(coder: NSCoder) { fatalError() }
}
