// a 20 30 200 100

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.easy.layout(
      Left(>=20), Left(0).with(.low), Top(==30), Width(<=200), Width(250).with(.medium),
      Height(>=100), Height(0).with(.custom(1)))
  }
  required init?(coder: NSCoder) { fatalError() }
}
