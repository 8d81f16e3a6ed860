// a 20 10 50 50
// b 10 10 50 50

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
    b.keepLeftInset.equal = 10
    b.keepTopInset.equal = 10
    [a, b].keepSize.equal = 50
    a.keepLeftAlignTo(b)?.equal = 40
    b.keepLeftAlignTo(a)?.equal = 10
    [a, b].keepTopAligned()
  }
  required init?(coder: NSCoder) { fatalError() }
}
