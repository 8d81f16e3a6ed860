// a 20 20 260 360
// b 20 20 260 360

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
    a.easy.layout(Edges(20))
    b.easy.layout(Edges(8).to(a))
  }
  required init?(coder: NSCoder) { fatalError() }
}
