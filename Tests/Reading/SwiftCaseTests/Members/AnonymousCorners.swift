// AnonymousCorners: the corners of words
// root 320x480
// of AnonymousAnchor
import Draftsman
import UIKit

final class AnonymousCorners: UIViewController {
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
  let a10 = UIView()
  let a11 = UIView()
  let a12 = UIView()
  let a13 = UIView()
  let a14 = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a0.drf.top.left.equal(to: .topLeft(of: .parent))
      a1.drf.top.leading.equal(to: .topLeading(of: .parent))
      a2.drf.top.right.equal(to: .topRight(of: .parent))
      a3.drf.top.trailing.equal(to: .topTrailing(of: .parent))
      a4.drf.bottom.left.equal(to: .bottomLeft(of: .parent))
      a5.drf.bottom.leading.equal(to: .bottomLeading(of: .parent))
      a6.drf.bottom.right.equal(to: .bottomRight(of: .parent))
      a7.drf.bottom.trailing.equal(to: .bottomTrailing(of: .parent))
      a8.drf.center.equal(to: .center(of: .parent))
      a9.drf.top.left.equal(to: .centerLeft(of: .parent))
      a10.drf.top.leading.equal(to: .centerLeading(of: .parent))
      a11.drf.top.left.equal(to: .centerRight(of: .parent))
      a12.drf.top.leading.equal(to: .centerTrailing(of: .parent))
      a13.drf.center.equal(to: .centerTop(of: .parent))
      a14.drf.center.equal(to: .centerBottom(of: .parent))
    }.apply()
  }
}
