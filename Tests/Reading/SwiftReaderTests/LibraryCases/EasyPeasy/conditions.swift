// a 25 10 250 380
// b 10 10 250 380

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  var isCentered = true
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    a.easy.layout(
      Top(10), Bottom(10), Width(250),
      Left(10).when { !self.isCentered },
      CenterX(0).when { self.isCentered })
    b.easy.layout([
      Top(10), Bottom(10), Width(250),
      Left(10).when { [weak self] in self?.isCentered ?? false },
      CenterX(0).when { !self.isCentered },
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
}
