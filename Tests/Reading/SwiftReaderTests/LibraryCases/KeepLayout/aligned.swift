// a 0 0 100 40
// b 30 40 40 40
// c 40 80 20 40

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
    a.keepTopInset.equal = 0
    a.keepLeftInset.equal = 0
    [a, b, c].keepVerticallyAligned()
    [a, b, c].keepVerticalOffsets(0)
    [a, b, c].keepHeightsEqual()
    a.keepSize(CGSize(width: 100, height: 40))
    b.keepWidth.equal = 40
    c.keepWidth.equal = 20
  }
  required init?(coder: NSCoder) { fatalError() }
}
