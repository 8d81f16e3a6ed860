// a 40 50 220 300

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
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guide.horizontalAnchors == horizontalAnchors + 40
    guide.verticalAnchors == verticalAnchors + 50
    a.edgeAnchors == guide.edgeAnchors
  }
  required init?(coder: NSCoder) { fatalError() }
}
