// DraftAnchors: the anchors of drafts
// root 320x480
// of LayoutAnchor LayoutDraft Draftable LayoutDrafting ViewDraft AnchorDraft RelationVerb
// of LayoutRelation
import Draftsman
import UIKit

final class DraftAnchors: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c] { view.addSubview(child) }
    a.drf.top.equal(to: view.drf.top).apply()
    a.drf.left.equal(to: view.drf.left).apply()
    a.drf.width.equal(to: 40).apply()
    a.drf.height.equal(to: 40).apply()
    b.drf.bottom.equal(to: view.drf.bottom).apply()
    b.drf.right.equal(to: view.drf.right).apply()
    b.drf.size.equal(to: a.drf.size).apply()
    c.drf.leading.equal(to: view.drf.leading).apply()
    c.drf.trailing.equal(to: view.drf.trailing).apply()
    c.drf.centerY.equal(to: view.drf.centerY).apply()
    b.drf.centerX.moreThan(to: view.drf.centerX).apply()
    c.drf.horizontal.lessThan(to: view).apply()
    c.drf.vertical.moreThan(to: view).apply()
    c.drf.localizedHorizontal.moreThan(to: view).apply()
    a.drf.edges.moreThan(to: view).apply()
    a.drf.localizedEdges.moreThan(to: view).apply()
    a.drf.center.lessThan(to: b.drf.center).apply()
  }
}
