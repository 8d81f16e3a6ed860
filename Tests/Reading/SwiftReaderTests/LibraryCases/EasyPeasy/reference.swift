// a 10 20 50 40
// b 10 60 50 20

import EasyPeasy
import UIKit

final class Card: UIView {
  let a = UIView()
  let b = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    addSubview(b)
    a.easy.layout(Top(20), Left(10), Size(CGSize(width: 50, height: 40)))
    b.easy.layout(
      Top().to(a, .bottom),
      Left().to(a, .left),
      Width().like(a),
      Height(*0.5).like(a)
    )
  }
  required init?(coder: NSCoder) { fatalError() }
}
