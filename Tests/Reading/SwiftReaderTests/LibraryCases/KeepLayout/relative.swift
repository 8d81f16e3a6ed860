// a 0 0 100 50
// b 0 50 200 100

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    a.keepTopInset.equal = 0
    a.keepLeftInset.equal = 0
    a.keepWidth.equal = 100
    a.keepAspectRatio.equal = 2
    b.keepWidthTo(a)?.equal = 2
    b.keepHeightTo(a)?.equal = 2
    b.keepLeftInset.equal = 0
    b.keepTopOffsetTo(a)?.equal = 0
  }
  required init?(coder: NSCoder) { fatalError() }
}
