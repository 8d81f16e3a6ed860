// a 100 200 60 60

import KeepLayout
import UIKit

final class Card: UIView {
  let a = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addSubview(a)
    a.keepSize.equal = 60
    let layout = KeepAtomic.layout {
      a.keepTopInset.equal = 0
      a.keepLeftInset.equal = 0
    }
    layout.deactivate()
    a.keepTopInset.equal = 200
    a.keepLeftInset.equal = 100
  }
  required init?(coder: NSCoder) { fatalError() }
}
