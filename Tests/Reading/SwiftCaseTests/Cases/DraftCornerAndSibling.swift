// A corner, and a sibling beside it
// root 320x480 safe 20 0 34 0
// a 16 16 80 40
// b 104 16 80 40
import Draftsman
import UIKit

final class DraftCornerAndSibling: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a.drf.top.left.equal(with: .parent).offset(by: 16).sized(CGSize(width: 80, height: 40))
      b.drf.left.equal(to: a.drf.right).offset(by: 8).centerY.equal(to: a).size.equal(to: a)
    }.apply()
  }
}
