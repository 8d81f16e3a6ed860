// ScrollableDrafts: stacks that scroll in plans
// root 320x480
// of HScrollableStacked VScrollableStacked ScrollableStackView LayoutDrafting
import Draftsman
import UIKit

final class ScrollableDrafts: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  let d = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b, c, d] { label.text = "text" }
    view.draftContent {
      VScrollableStacked(margins: UIEdgeInsets(insets: 4), alignment: .leading, spacing: 2) { a }
        .edges.equal(with: .parent)
      HScrollableStacked(margin: 3, alignment: .center, spacing: 2) { b }
        .edges.equal(with: .parent)
      VScrollableStacked(margin: 3) { c }.edges.equal(with: .parent)
      HScrollableStacked(margins: UIEdgeInsets(insets: 1)) { d }.edges.equal(with: .parent)
    }.apply()
  }
}
