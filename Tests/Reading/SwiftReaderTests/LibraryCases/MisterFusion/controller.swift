// d 0 59 383 44
// e 0 774 393 44

import MisterFusion
import UIKit

final class Box: UIView {}
final class Card: UIViewController {
  let d = Box()
  let e = Box()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.mf.addSubview(
      d,
      andConstraints: d.top |==| view.safeArea.top, d.left,
      d.right |==| view.safeArea.right |-| 10, d.height |==| 44)
    view.mf.addSubview(
      e, andConstraints: e.bottom |==| self.safeArea.bottom, e.left, e.right, e.height |==| 44)
  }
}
