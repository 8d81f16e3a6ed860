// Three edges with offsets of their own
// root 320x480 safe 20 0 34 0
// a 10 398 290 44
// b 10 330 260 60
import Draftsman
import UIKit

final class DraftThreeEdgesWithOffsets: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a.drf.bottom.left.right.equal(with: .safeArea)
        .offsetted(using: EdgeOffsets(left: 10, bottom: 4, right: 20))
        .height.equal(to: 44)
      b.drf.bottom.equal(to: a.drf.top).offset(by: 8)
        .leading.equal(to: a)
        .trailing.moreThan(to: a).offset(by: 30)
        .width.equal(to: 400).priority(999)
        .size.lessThan(with: CGSize(width: 400, height: 60))
        .height.equal(to: 80).priority(.defaultLow)
    }.apply()
  }
}
