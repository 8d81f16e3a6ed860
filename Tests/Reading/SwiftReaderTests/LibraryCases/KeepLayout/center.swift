// a 50 75 50 50

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepSize.equal = 50
    a.keepHorizontalCenter.equal = 0.25
    a.keepVerticalCenter.equal = 0.25
  }
  required init?(coder: NSCoder) { fatalError() }
}
