// a 100 0 100 100
// b 125 100 50 300

import LBTATools
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    stack(a.withSize(.equalEdge(100)), b.withWidth(50), alignment: .center)
  }
  required init?(coder: NSCoder) { fatalError() }
}
