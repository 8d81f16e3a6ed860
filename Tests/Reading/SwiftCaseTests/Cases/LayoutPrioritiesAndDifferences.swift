// Priorities, parts and differences
// root 200x100
// a 0 0 160 20
// b 40 20 80 14
import SwiftLayout
import UIKit

final class LayoutPrioritiesAndDifferences: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors {
        Anchors.leading.top
        Anchors.width.equalTo(constant: 300).priority(.defaultHigh)
        Anchors.width.lessThanOrEqualToSuper(constant: -40)
        Anchors.height.equalTo(constant: 20)
      }
      b.sl.anchors {
        Anchors.top.equalTo(a, attribute: .bottom)
        Anchors.centerX.equalTo(a)
        Anchors.width.equalTo(a).multiplier(0.5)
        Anchors.height.equalTo(a, constant: 4).multiplier(0.5)
      }
    }.finalActive()
  }
}
