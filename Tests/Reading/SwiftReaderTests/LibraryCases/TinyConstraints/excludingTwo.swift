// a 10 10 50 40

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
    a.edgesToSuperview(excluding: [.right, .bottom], insets: .uniform(10))
    a.size(CGSize(width: 50, height: 40))
  }
  required init?(coder: NSCoder) { fatalError() }
}
