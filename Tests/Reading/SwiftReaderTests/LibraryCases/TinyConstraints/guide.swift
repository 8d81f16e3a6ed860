// a 50 60 100 80

import TinyConstraints
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
    guide.left(to: self, offset: 50)
    guide.top(to: self, offset: 60)
    guide.size(CGSize(width: 100, height: 80))
    a.prepareForLayout().edges(to: guide)
  }
  required init?(coder: NSCoder) { fatalError() }
}
