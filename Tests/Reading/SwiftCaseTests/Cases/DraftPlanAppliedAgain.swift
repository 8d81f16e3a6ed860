// A plan that is applied again
// root 200x100
// a 20 20 40 40
// c 64 20 10 40
import Draftsman
import UIKit

final class DraftPlanAppliedAgain: UIViewController, Planned {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  var isFirst = true

  @LayoutPlan
  var viewPlan: ViewPlan {
    if isFirst {
      a.drf.top.left.equal(with: .parent).offset(by: 8).sized(CGSize(sides: 40))
      b.drf.left.equal(to: a.drf.right).offset(by: 4).vertical.equal(to: a).width.equal(to: 10)
    } else {
      a.drf.top.left.equal(with: .parent).offset(by: 20).sized(CGSize(sides: 40))
      c.drf.left.equal(to: a.drf.right).offset(by: 4).vertical.equal(to: a).width.equal(to: 10)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyPlan()
    isFirst = false
    applyPlan()
  }
}
