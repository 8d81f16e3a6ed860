// a 20 100 60 60

import EasyPeasy
import UIKit

final class Card: UIView {
  let g = UILayoutGuide()
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addLayoutGuide(g)
    g.easy.layout(Top(10), Left(20), Width(100), Height(80))
    a.easy.layout(Top(10).to(g), Left().to(g, .left), Size(60))
  }
  required init?(coder: NSCoder) { fatalError() }
}
