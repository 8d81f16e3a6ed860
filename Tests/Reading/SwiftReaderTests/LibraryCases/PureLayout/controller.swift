// a 0 59 393 44
// b 0 764 393 44
// c 10 69 100 20

import PureLayout
import UIKit

final class Card: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    [a, b, c].forEach { view.addSubview($0) }
    a.autoPin(toTopLayoutGuideOf: self, withInset: 0)
    a.autoPinEdge(toSuperviewEdge: .left)
    a.autoPinEdge(toSuperviewEdge: .right)
    a.autoSetDimension(.height, toSize: 44)
    b.autoPin(toBottomLayoutGuideOf: self, withInset: 10, relation: .greaterThanOrEqual)
    NSLayoutConstraint.autoSetPriority(.defaultLow) {
      b.autoPinEdge(toSuperviewEdge: .bottom)
    }
    b.autoPinEdgesToSuperviewSafeArea(with: .zero, excludingEdge: .bottom).first?.autoRemove()
    b.autoSetDimension(.height, toSize: 44)
    c.autoPinEdge(toSuperviewSafeArea: .top, withInset: 10)
    c.autoPinEdge(toSuperviewSafeArea: .left, withInset: 10)
    c.autoSetDimensions(to: CGSize(width: 100, height: 20))
  }
}
