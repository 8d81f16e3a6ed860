// a 30 0 50 300

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepTopInset.equal = 0
    a.keepLeftInset.equal = 100
    a.keepLeftInset.min = 90
    a.keepLeftInset.deactivate()
    a.keepLeftInset.equal = 30
    a.keepSize(CGSize(width: 50, height: 300))
  }
  required init?(coder: NSCoder) { fatalError() }
}
