// a 100 100 100 200

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepSize(CGSize(width: 100, height: 200))
    a.keepCentered()
  }
  required init?(coder: NSCoder) { fatalError() }
}
