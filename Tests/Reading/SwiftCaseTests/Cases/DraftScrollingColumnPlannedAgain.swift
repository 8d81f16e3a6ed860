// A column that scrolls, planned again without one of its views
// root 200x100
// column 0 0 200 100
// a 0 0 200 40
// c 0 40 200 20
import Draftsman
import UIKit

final class DraftScrollingColumnPlannedAgain: UIViewController, Planned {
  let column = ScrollableStackView(axis: .vertical, alignment: .fill)
  let a = UIView()
  let b = UIView()
  let c = UIView()
  var isFirst = true

  @LayoutPlan
  var viewPlan: ViewPlan {
    VScrollableStacked(column) {
      a.drf.height.equal(to: 40)
      if isFirst {
        b.drf.height.equal(to: 30)
      } else {
        c.drf.height.equal(to: 20)
      }
    }
    .fillParent()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyPlan()
    isFirst = false
    applyPlan()
  }
}
