// a 10 20 100 50
// b 118 20 100 50

import Anchorage
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
    a.leadingAnchor == leadingAnchor + 10
    a.topAnchor == topAnchor + 20
    a.widthAnchor == 100
    a.heightAnchor == 50
    b.leadingAnchor == a.trailingAnchor + 8
    b.topAnchor == a.topAnchor
    b.sizeAnchors == a.sizeAnchors
  }
  required init?(coder: NSCoder) { fatalError() }
}
