// a 0 0 200 40

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  var isWide = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.easy.layout(
      Top(), Left(), Height(40), Width(100).when { !self.isWide }, Width(200).when { self.isWide })
    isWide = true
    a.easy.reload()
  }
  required init?(coder: NSCoder) { fatalError() }
}
