// Offsets go inside, insets outside
// root 320x480 safe 20 0 34 0
// a 12 12 296 456
// b 8 8 304 464
import Draftsman
import UIKit

final class DraftOffsetsInsideInsetsOutside: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a.drf.edges.equal(with: .parent).offset(by: 12)
      b.drf.edges.equal(to: a).inset(by: 4)
    }.apply()
  }
}
