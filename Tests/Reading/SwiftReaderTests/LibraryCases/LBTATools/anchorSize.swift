// a 300 0 50 30

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
      top: topAnchor, leading: trailingAnchor, bottom: nil, trailing: nil,
      size: .init(width: 50, height: 30))
  }
  required init?(coder: NSCoder) { fatalError() }
}
