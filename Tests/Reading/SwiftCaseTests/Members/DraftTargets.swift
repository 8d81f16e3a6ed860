// DraftTargets: what anchors are related to
// root 320x480 safe 20 0 34 0
// of RelationVerb AnchorDraft AnonymousLayout AnonymousAnchor LayoutRelationKind LayoutGuide
// of UILayoutGuide LayoutAnchor
import Draftsman
import UIKit

final class DraftTargets: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()
  let g = UIView()
  let h = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(h)
    h.drf.left.equal(to: view.leftAnchor).apply()
    h.drf.top(.moreThan, to: view.drf.top).apply()
    h.drf.right(.lessThan, to: view.drf.right).apply()
    h.drf.bottom(.equal, to: view.drf.bottom).apply()
    h.drf.top.equal(to: view.topAnchor).apply()
    h.drf.width.equal(to: view.widthAnchor).apply()
    h.drf.height.equal(to: 10).apply()
    h.drf.size.equal(to: CGSize(width: 10, height: 10)).apply()
    h.drf.bottom.lessThan(to: view.safeAreaLayoutGuide.drf.bottom).apply()
    h.drf.right.lessThan(to: view.safeAreaLayoutGuide).apply()
    view.draftContent {
      a.drf.edges.equal(with: .parent)
      b.drf.edges.equal(with: .safeArea)
      c.drf.bottom.equal(to: .top(of: .keyboard))
      c.drf.left.equal(to: .right(of: .previous))
      d.drf.bottom.lessThan(with: .keyboardSafeArea)
      d.drf.width.equal(to: .height(of: .mySelf))
      e.drf.top.equal(to: .top(of: .previousSafeArea))
      f.drf.leading.equal(to: .leading(of: .previous))
      g.drf.size.equal(with: CGSize(width: 4, height: 5))
    }.apply()
  }
}
