// a 0 100 300 60

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.easy.layout(Top(0), Left(0), Right(0), Height(60))
    a.easy.layout(Top(100))
  }
  required init?(coder: NSCoder) { fatalError() }
}
