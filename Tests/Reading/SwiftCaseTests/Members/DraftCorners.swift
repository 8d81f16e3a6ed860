// DraftCorners: corners
// root 320x480
// of CornerPosition LayoutDrafting
import Draftsman
import UIKit

final class DraftCorners: UIViewController {
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
    view.draftContent {
      a.drf.cornered(at: .topLeft)
      b.drf.cornered(at: .topLeading)
      c.drf.cornered(at: .topRight)
      d.drf.cornered(at: .topTrailing)
      e.drf.cornered(at: .bottomLeft)
      f.drf.cornered(at: .bottomLeading)
      g.drf.cornered(at: .bottomRight)
      h.drf.cornered(at: .bottomTrailing)
    }.apply()
  }
}
