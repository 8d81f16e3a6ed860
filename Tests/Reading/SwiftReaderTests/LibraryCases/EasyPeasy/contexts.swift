// a 0 0 300 250

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.easy.layout([Size(250), Center(0)].when { $0.isHorizontalRegular })
    a.easy.layout([Top(0), Left(0), Right(0), Height(250)].when { $0.isHorizontalCompact })
  }
  required init?(coder: NSCoder) { fatalError() }
}
