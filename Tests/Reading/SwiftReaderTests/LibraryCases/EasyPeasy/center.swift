// a 100 150 100 100
// b 110 210 80 80

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
    a.easy.layout(Center(), Size(100))
    b.easy.layout(Center(CGPoint(x: 0, y: 50)), Size(80))
  }
  required init?(coder: NSCoder) { fatalError() }
}
