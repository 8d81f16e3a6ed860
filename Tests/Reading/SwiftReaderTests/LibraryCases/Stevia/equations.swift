// a 10 10 150 100
// b 160 10 75 200

import Stevia
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
    [a, b, c].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    a.Left == self.Left + 10
    a.Top == 10
    a.Width == 50 % self.Width
    a.Height == 100
    b.Left == a.Right
    b.Top == a.Top
    b.Width == a.Width / 2
    b.Height == a.Height * 2
  }
  required init?(coder: NSCoder) { fatalError() }
}
