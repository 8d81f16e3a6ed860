// a 10 5 270 365

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.easy.layout(Edges(UIEdgeInsets(top: 5, left: 10, bottom: 30, right: 20)))
  }
  required init?(coder: NSCoder) { fatalError() }
}
