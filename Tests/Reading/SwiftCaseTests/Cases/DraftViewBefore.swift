// The view before
// root 320x480 safe 20 0 34 0
// a 10 10 300 50
// b 10 70 300 100
import Draftsman
import UIKit

final class DraftViewBefore: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a.drf.top.horizontal.equal(with: .parent).offset(by: 10).height.equal(to: 50)
      b.drf.top.equal(with: .bottom(of: .previous)).offset(by: 10)
        .horizontal.equal(with: .previous)
        .height.equal(with: .previous).multiplied(by: 2)
    }.apply()
  }
}
