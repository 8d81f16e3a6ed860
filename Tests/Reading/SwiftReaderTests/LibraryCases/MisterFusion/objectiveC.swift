// a 10 10 280 100

import MisterFusion
import UIKit

final class Card: UIView {
  let a = Box()
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 400).isActive = true
    addLayoutSubview(
      a,
      andConstraints: [
        a.Top.Equal(self.Top).Multiplier(1).Constant(10).Priority(.required),
        a.Right.Constant(-10),
        a.Left.Constant(10),
        a.Height.NotRelatedEqualConstant(100).Identifier("h"),
      ])
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A class of its own, so that `width` means the property.
final class Box: UIView {}
