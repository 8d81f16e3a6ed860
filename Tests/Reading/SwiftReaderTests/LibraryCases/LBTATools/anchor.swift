// a 10 20 250 360

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
      top: topAnchor, leading: leadingAnchor, bottom: bottomAnchor, trailing: trailingAnchor,
      padding: .init(top: 20, left: 10, bottom: 20, right: 40))
  }
  required init?(coder: NSCoder) { fatalError() }
}
