// a 30 40 50 60

import PureLayout
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
    let made = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      a.autoPinEdge(toSuperviewEdge: .left, withInset: 30)
      a.autoPinEdge(toSuperviewEdge: .top, withInset: 40)
    }
    made.autoInstallConstraints()
    let size = NSLayoutConstraint.autoCreateAndInstallConstraints {
      a.autoSetDimensions(to: CGSize(width: 500, height: 60))
    }
    size[0].autoRemove()
    NSLayoutConstraint.autoSetIdentifier("wide") { a.autoSetDimension(.width, toSize: 50) }
    size.autoIdentifyConstraints("size")
  }
  required init?(coder: NSCoder) { fatalError() }
}
