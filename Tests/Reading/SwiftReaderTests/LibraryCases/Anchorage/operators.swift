// a 10 10 50 40
// b 10 60 50 40

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
    a.leadingAnchor /==/ leadingAnchor + 10
    a.topAnchor /==/ topAnchor + 10
    a.widthAnchor /<=/ 50
    a.widthAnchor /==/ 500 ~ .low
    a.heightAnchor />=/ 40
    a.heightAnchor /==/ 0 ~ .low
    b.sizeAnchors /==/ a.sizeAnchors
    b.leadingAnchor /==/ a.leadingAnchor
    b.topAnchor /==/ a.bottomAnchor + 10
  }
  required init?(coder: NSCoder) { fatalError() }
}
