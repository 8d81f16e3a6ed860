// a 30 5 220 345
// b 100 100 20 60

import Anchorage
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    addSubview(c)
    let group = a.edgeAnchors == edgeAnchors + 5
    group.leading.constant = 30
    group.trailing.constant = -50
    group.vertical[1].constant = -50
    let pair = b.sizeAnchors == CGSize(width: 20, height: 30)
    pair.second.constant = 60
    let near = b.leadingAnchor == leadingAnchor + 10
    near.constant = 100
    let top = b.topAnchor == topAnchor
    top.constant = 100
  }
  required init?(coder: NSCoder) { fatalError() }
}
