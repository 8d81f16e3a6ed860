// A column of equal heights
// root 320x480 safe 20 0 34 0
// stack 0 0 320 480
// a 10 10 300 148
// b 10 166 300 148
// c 10 322 300 148
import Draftsman
import UIKit

final class DraftColumnOfEqualHeights: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      VStacked(margin: 10, distribution: .fillEqually, spacing: 8) {
        a
        b
        c
      }.fillParent()
    }.apply()
  }
}
