// a 8 8 284 50
// b 8 66 50 50

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
    a.easy.layout(
      Top(Constant.gap), Left(Constant.gap), Right(Constant.gap), Height(>=50), Height(0).with(.low)
    )
    b.easy.layout(Top(Constant.gap).to(a), Left(Constant.gap), Width(==50), Height(50).with(.high))
  }
  required init?(coder: NSCoder) { fatalError() }
}
enum Constant { static let gap: CGFloat = 8 }
struct Context { let view = 1 }
enum Priority { case one }
struct Attribute { let name: String }
