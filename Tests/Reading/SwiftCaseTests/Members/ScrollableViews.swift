// ScrollableViews: stacks that scroll, given to plans
// root 320x480
// of HScrollableStacked VScrollableStacked ScrollableStackView
import Draftsman
import UIKit

final class ScrollableViews: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let list = ScrollableStackView(axis: .vertical)
  let line = ScrollableStackView(axis: .horizontal)

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b] { label.text = "text" }
    view.draftContent {
      VScrollableStacked(list) { a }.edges.equal(with: .parent)
      HScrollableStacked(line) { b }.edges.equal(with: .parent)
    }.apply()
  }
}
