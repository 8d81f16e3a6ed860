// a 0 0 140 400
// b 160 0 140 400

import TinyConstraints
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    addSubview(c)
    stack([a, b], axis: .horizontal, width: 140, spacing: 20)
  }
  required init?(coder: NSCoder) { fatalError() }
}
