// a 10 20 100 50

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepLeftInset.equal = 10
    a.keepTopInset.equal = 20
    a.keepWidth.equal = 100
    a.keepHeight.equal = 50
  }
  required init?(coder: NSCoder) { fatalError() }
}
