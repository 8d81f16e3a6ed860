// a 0 5 80 40

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepLeftInset.equal = 0
    a.keepTopInset.equal = 100
    a.keepWidth.equal = KeepHigh(200)
    a.keepHeight.equal = 20
    a.keepTopInset.equal = 5
    a.keepWidth.equal = 80
    a.keepHeight.equal = 40
  }
  required init?(coder: NSCoder) { fatalError() }
}
