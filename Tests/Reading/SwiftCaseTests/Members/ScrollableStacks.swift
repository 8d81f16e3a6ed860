// ScrollableStacks: stacks that scroll, as views
// root 320x480
// of ScrollableStackView
import Draftsman
import UIKit

final class ScrollableStacks: UIViewController {
  let scroll = ScrollableStackView(
    axis: .horizontal, margins: UIEdgeInsets(insets: 2), alignment: .top, spacing: 5)
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.drf.fillParent().apply()
    a.text = "a"
    b.text = "b"
    c.text = "c"
    scroll.addArrangedSubview(a)
    scroll.insertArrangedSubview(b, at: 0)
    scroll.addArrangedSubview(c)
    scroll.removeArrangedSubview(c)
    c.removeFromSuperview()
    scroll.axis = .vertical
    scroll.alignment = .leading
    scroll.spacing = 7
    scroll.setCustomSpacing(9, after: b)
    scroll.isLayoutMarginsRelativeArrangement = true
    scroll.isBaselineRelativeArrangement = false
    if scroll.arrangedSubviews.count == 2, scroll.customSpacing(after: b) == 9 {
      a.drf.width.equal(to: 50).apply()
    }
  }
}
