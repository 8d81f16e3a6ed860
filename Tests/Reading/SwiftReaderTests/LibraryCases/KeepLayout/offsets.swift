// a 10 10 50 50
// b 76 70 50 50

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
    a.keepTopInset.equal = 10
    a.keepLeftInset.equal = 10
    a.keepSize.equal = 50
    b.keepSize.equal = 50
    b.keepLeftOffsetTo(a)?.equal = 16
    a.keepBottomOffsetTo(b)?.equal = 10
  }
  required init?(coder: NSCoder) { fatalError() }
}
