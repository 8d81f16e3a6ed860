// AnonymousAnchors: the anchors of words
// root 320x480
// of AnonymousAnchor AnonymousLayout
import Draftsman
import UIKit

final class AnonymousAnchors: UIViewController {
  let a0 = UIView()
  let a1 = UIView()
  let a2 = UIView()
  let a3 = UIView()
  let a4 = UIView()
  let a5 = UIView()
  let a6 = UIView()
  let a7 = UIView()
  let a8 = UIView()
  let a9 = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a0.drf.left.equal(to: .left(of: .parent))
      a1.drf.leading.equal(to: .leading(of: .parent))
      a2.drf.right.equal(to: .right(of: .parent))
      a3.drf.trailing.equal(to: .trailing(of: .parent))
      a4.drf.centerX.equal(to: .centerX(of: .parent))
      a5.drf.top.equal(to: .top(of: .parent))
      a6.drf.bottom.equal(to: .bottom(of: .parent))
      a7.drf.centerY.equal(to: .centerY(of: .parent))
      a8.drf.height.equal(to: .height(of: .parent))
      a9.drf.width.equal(to: .width(of: .parent))
    }.apply()
  }
}
