// DraftShortcuts: relations in one word
// root 320x480 safe 20 0 34 0
// of LayoutDrafting Draftable
import Draftsman
import UIKit

final class DraftShortcuts: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()
  let g = UIView()
  let h = UIView()
  let i = UIView()
  let j = UIView()
  let k = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a.drf.fillParent()
      b.drf.fillSafeArea()
      c.drf.matchParentH().matchParentV()
      d.drf.matchSafeAreaH().matchSafeAreaV()
      e.drf.matchParentSize().centered()
      f.drf.centeredH().centeredV()
      g.drf.width.equal(to: 10).heightMatchWidth()
      h.drf.height.equal(to: 10).widthMatchHeight()
      i.drf.onTopOfKeyboard()
      j.sized(CGSize(width: 10, height: 20))
      k.fillParent()
    }.apply()
    a.drf.sized(CGSize(width: 5, height: 5)).apply()
  }
}
