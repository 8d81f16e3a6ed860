// Drafts: drafts as values
// root 320x480
// of LayoutDraft LayoutDrafting ViewDraft ViewPlan PlanComponent Draftable UIView
// of UIViewController LayoutRelation LayoutDraftBuilder LayoutDraftSubscriber
import Draftsman
import UIKit

final class Drafts: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let plan = view.draftContent {
      a.drf.insert { b.drf.top.left.equal(to: a) }
      c
    }
    plan.apply()
    view.addSubview(d)
    NSLayoutConstraint.activate(d.drf.width.equal(to: 10).build())
    d.drf.height.equal(to: 10).apply()
    drf.insert { e.drf.fillParent() }.apply()
    let other = a.drf.drf.width.equal(to: 30).drf
    other.apply(to: a)
    NSLayoutConstraint.activate(a.drf.height.equal(to: 20).drf.build(for: a))
  }
}
