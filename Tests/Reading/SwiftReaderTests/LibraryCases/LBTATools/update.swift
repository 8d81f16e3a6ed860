// a 0 0 300 80

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    let made = a.anchor(
      top: topAnchor, leading: leadingAnchor, bottom: nil, trailing: trailingAnchor,
      size: .init(width: 0, height: 40))
    made.height?.constant = 80
  }
  required init?(coder: NSCoder) { fatalError() }
}
