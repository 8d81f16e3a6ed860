// a 250 10 40 40
// b 240 60 40 40

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
    // The offset to the trailing edge of a superview is an inset; to the right one it is not.
    a.trailingToSuperview(offset: 10)
    a.topToSuperview(offset: 10)
    a.size(CGSize(width: 40, height: 40))
    b.rightToSuperview(offset: -20)
    b.topToBottom(of: a, offset: 10)
    b.size(to: a)
  }
  required init?(coder: NSCoder) { fatalError() }
}
