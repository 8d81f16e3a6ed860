// a 0 0 50 300

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepVerticalInsets.equal = 0
    a.keepLeftInset.equal = 0
    a.keepRightInset.equal = 0
    a.keepBottomInset.equal = 100
    a.keepRightInset.equal = KeepNone
    a.keepWidth.equal = 50
  }
  required init?(coder: NSCoder) { fatalError() }
}
