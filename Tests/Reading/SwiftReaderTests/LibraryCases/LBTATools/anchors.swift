// a 8 16 200 376

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
      .top(topAnchor, constant: 16), .leading(leadingAnchor, constant: 8),
      .bottom(bottomAnchor, constant: 8), .width(200), .height(0))
  }
  required init?(coder: NSCoder) { fatalError() }
}
