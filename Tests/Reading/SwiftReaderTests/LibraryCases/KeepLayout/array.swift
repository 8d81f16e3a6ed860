// a 10 10 80 40
// b 110 10 80 40
// c 210 10 80 40

import KeepLayout
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
    let views = [a, b, c]
    views.keepTopInset.equal = 10
    views.keepHeight.equal = 40
    views.keepWidthsEqual()
    views.keepHorizontalOffsets(20)
    a.keepLeftInset.equal = 10
    c.keepRightInset.equal = 10
  }
  required init?(coder: NSCoder) { fatalError() }
}
