// a 10 20 280 50
// b 10 80 50 300

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
    a.easy.layout(Top(20), Left(10), Right(10), Height(50))
    b.easy.layout([Top(10).to(a), Leading(10), Bottom(20), Width(50)])
  }
  required init?(coder: NSCoder) { fatalError() }
}
