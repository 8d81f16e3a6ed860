// a 10 10 100 50
// b 30 20 70 35

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
    a.keepSize(CGSize(width: 100, height: 50))
    b.keepLeftAlignTo(a)?.equal = 20
    b.keepRightAlignTo(a)!.equal = 10
    b.keepTopAlignTo(a)?.equal = 10
    b.keepBottomAlignTo(a)?.equal = 5
  }
  required init?(coder: NSCoder) { fatalError() }
}
