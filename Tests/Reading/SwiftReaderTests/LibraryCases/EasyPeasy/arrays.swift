// a 0 0 200 240

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    var isFirst = true
    a.easy.layout(Top(), Left())
    a.easy.layout([Width(200), Height(240)].when { isFirst })
    a.easy.layout([Width(120), Height(140)].when { !isFirst })
    a.easy.layout([Width(20), Height(20)].with(.medium))
  }
  required init?(coder: NSCoder) { fatalError() }
}
