// a 20 10 250 350

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    stack(a).padLeft(20).padTop(10).padRight(30).padBottom(40)
  }
  required init?(coder: NSCoder) { fatalError() }
}
