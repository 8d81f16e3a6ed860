// DraftChains: anchors behind anchors
// root 320x480
// of AnchorDraft
import Draftsman
import UIKit

final class DraftChains: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, d] { view.addSubview(child) }
    a.drf.top.left.equal(to: view).apply()
    a.drf.top.right.moreThan(to: view).apply()
    a.drf.top.leading.moreThan(to: view).apply()
    a.drf.bottom.trailing.moreThan(to: view).apply()
    a.drf.left.bottom.moreThan(to: view).apply()
    a.drf.left.top.moreThan(to: view).apply()
    b.drf.top.horizontal.equal(to: view).apply()
    b.drf.top.localizedHorizontal.moreThan(to: view).apply()
    b.drf.left.vertical.moreThan(to: view).apply()
    c.drf.centerX.centerY.equal(to: view).apply()
    c.drf.centerY.centerX.lessThan(to: view).apply()
    c.drf.width.height.equal(to: a).apply()
    c.drf.height.width.lessThan(to: a).apply()
    d.drf.left.right.top.bottom.equal(to: view).apply()
  }
}
