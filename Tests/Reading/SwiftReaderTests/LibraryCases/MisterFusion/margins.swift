// a 8 8 284 384

import MisterFusion
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    mf.addConstraints(
      a.left |==| self.leftMargin, a.top |==| self.topMargin, a.right |==| self.rightMargin,
      a.bottom |==| self.bottomMargin)
  }
  required init?(coder: NSCoder) { fatalError() }
}
