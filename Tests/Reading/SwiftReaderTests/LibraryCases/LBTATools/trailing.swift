// a 195 345 100 50

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.anchor(
      .trailing(trailingAnchor, constant: 5), .bottom(bottomAnchor, constant: 5), .width(100),
      .height(50))
  }
  required init?(coder: NSCoder) { fatalError() }
}
