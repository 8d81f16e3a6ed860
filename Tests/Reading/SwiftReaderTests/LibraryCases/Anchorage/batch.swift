// a 0 0 100 400
// b 110 0 190 400

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
    batch {
      a.leadingAnchor == leadingAnchor
      a.verticalAnchors == verticalAnchors
    }
    let made = batch(active: false) {
      a.widthAnchor == 100
      b.verticalAnchors == a.verticalAnchors
    }
    NSLayoutConstraint.activate(made)
    Anchorage.batch(active: true) {
      b.leadingAnchor == a.trailingAnchor + 10
      b.trailingAnchor == trailingAnchor
    }
  }
  required init?(coder: NSCoder) { fatalError() }
}
