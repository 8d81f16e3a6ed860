// A view that a stack arranged, planned again only to be inside
// root 200x100
// row 0 0 40 30
// a 0 0 40 30
// b 5 5 10 10
import Draftsman
import UIKit

final class DraftArrangedViewPlannedOnlyInside: UIViewController, Planned {
  let row = UIStackView()
  let a = UIView()
  let b = UIView()
  var isFirst = true

  @LayoutPlan
  var viewPlan: ViewPlan {
    if isFirst {
      HStacked(row) {
        a.drf.sized(CGSize(width: 40, height: 30))
        b.drf.width.equal(to: 10)
      }
      .top.left.equal(with: .parent)
    } else {
      HStacked(row) { a.drf.sized(CGSize(width: 40, height: 30)) }
        .insert { b.drf.top.left.equal(with: .parent).offset(by: 5).sized(CGSize(sides: 10)) }
        .top.left.equal(with: .parent)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyPlan()
    isFirst = false
    applyPlan()
  }
}
