// a 30 40 50 60

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.easy.layout(Edges(10))
    a.easy.clear()
    a.easy.layout(Left(30), Top(40), Width(50), Height(60))
  }
  required init?(coder: NSCoder) { fatalError() }
}
