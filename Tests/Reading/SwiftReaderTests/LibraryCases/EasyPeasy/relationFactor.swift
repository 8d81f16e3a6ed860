// a 0 0 100 40
// b 0 40 60 20

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
    a.easy.layout(Left(), Top(), Width(100), Height(40))
    b.easy.layout(
      Left(), Top().to(a), Width(>=10 * 0.5).like(a), Width(0).with(.low), Height(==0 * 0.5).like(a)
    )
  }
  required init?(coder: NSCoder) { fatalError() }
}
