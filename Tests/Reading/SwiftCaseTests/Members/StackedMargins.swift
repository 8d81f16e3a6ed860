// StackedMargins: stacks with one margin in plans
// root 320x480
// of HStacked VStacked
import Draftsman
import UIKit

final class StackedMargins: UIViewController {
  let a = UILabel()
  let b = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b] { label.text = "text" }
    view.draftContent {
      VStacked(margin: 5, distribution: .equalSpacing, alignment: .fill, spacing: 6) { a }
        .bottom.left.equal(with: .parent)
      HStacked(margin: 2) { b }.centered()
    }.apply()
  }
}
