// a 10 0 250 80

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepLeftInset.min = 10
    a.keepLeftInset.equal = KeepLow(0)
    a.keepRightInset.min = 40
    a.keepRightInset.equal = KeepHigh(0)
    a.keepTopInset.equal = 0
    a.keepHeight.max = 80
    a.keepHeight.equal = KeepValueMake(200, 500)
  }
  required init?(coder: NSCoder) { fatalError() }
}
