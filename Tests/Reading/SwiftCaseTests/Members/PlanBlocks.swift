// PlanBlocks: plans with conditions
// root 320x480
// of LayoutPlan ViewPlan PlanComponent Draftable
import Draftsman
import UIKit

final class PlanBlocks: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()
  var isOn = true

  override func viewDidLoad() {
    super.viewDidLoad()
    let extras: [UIView] = [e, f]
    view.draftContent {
      if isOn { a.drf.fillParent() }
      if !isOn { b } else { c.drf.top.equal(with: .parent) }
      for extra in extras { extra.drf.left.equal(with: .parent) }
      switch isOn {
      case true: d.drf.bottom.equal(with: .parent)
      case false: b
      }
    }.apply()
  }
}
