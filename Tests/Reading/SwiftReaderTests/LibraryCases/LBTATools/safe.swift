// a 0 0 300 400

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.fillSuperviewSafeAreaLayoutGuide()
  }
  required init?(coder: NSCoder) { fatalError() }
}
