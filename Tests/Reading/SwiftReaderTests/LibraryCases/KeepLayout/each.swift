// a 20 10 240 360

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepInsets(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
  }
  required init?(coder: NSCoder) { fatalError() }
}
