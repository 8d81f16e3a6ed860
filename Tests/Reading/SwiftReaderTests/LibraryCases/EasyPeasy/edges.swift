// a 8 8 284 384

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.easy.layout(Edges(8))
  }
  required init?(coder: NSCoder) { fatalError() }
}
