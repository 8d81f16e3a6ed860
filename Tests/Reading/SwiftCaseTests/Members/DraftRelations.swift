// DraftRelations: relations that go on
// root 320x480
// of LayoutRelation RelationVerb LayoutDrafting
import Draftsman
import UIKit

final class DraftRelations: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, d] { view.addSubview(child) }
    a.drf.top.equal(to: view.drf.top).offset(by: 4).priority(.defaultHigh).apply()
    a.drf.bottom.equal(to: view.drf.bottom).inset(by: 4).priority(700).apply()
    a.drf.left.equal(to: view.drf.left).constant(5).identifier("left").apply()
    a.drf.right.equal(to: view.drf.right).offSet(6).apply()
    b.drf.edges.equal(to: view).offsetted(by: 7).apply()
    c.drf.edges.equal(to: view).insetted(by: 8).identifier("out").priority(.defaultLow).apply()
    d.drf.width.equal(to: view.drf.width).added(by: 3).multiplied(by: 0.5).apply()
    d.drf.height.equal(to: view.drf.height).substracted(by: 3).apply()
    d.drf.size.lessThan(to: view.drf.size).multiplied(by: 2).added(by: CGSize(width: 1, height: 2))
      .apply()
    c.drf.size.moreThan(to: view.drf.size).substracted(by: CGSize(width: 1, height: 2)).apply()
  }
}
