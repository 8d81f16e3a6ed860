// StackedDrafts: stacks in plans
// root 320x480
// of HStacked VStacked Draftable LayoutDrafting UIStackView StackCompatible UILabel
import Draftsman
import UIKit

final class StackedDrafts: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let d = UILabel()
  let e = UILabel()
  let row = UIStackView()
  let third = UIStackView()
  let fourth = UIStackView()
  let i = UILabel()
  let g = UILabel(text: "g")
  let f = UIView()
  let column = UIStackView(axis: .vertical, spacing: 3)
  let other = UIStackView(
    axis: .horizontal, margins: UIEdgeInsets(insets: 2), distribution: .fill, alignment: .center,
    spacing: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b, d, e] { label.text = "text" }
    view.draftContent {
      HStacked(
        margins: UIEdgeInsets(insets: 4), distribution: .fill, alignment: .center, spacing: 2
      ) {
        a
        VStacked(alignment: .leading) { b }
      }.top.left.equal(with: .parent)
      HStacked(row) { d }.centered()
      VStacked(third) { g }.centered()
      column.draftStackContent { e }
      fourth.draftStackedContent { i }
      other.drf.insertStacked { f.drf.width.equal(to: 10) }
    }.apply()
  }
}
