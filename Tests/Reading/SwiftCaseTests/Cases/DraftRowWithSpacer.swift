// A row with a spacer
// root 320x480 safe 20 0 34 0
// stack 0 0 200 24
// icon 0 0 24 24
// gap 24 12 116 0
// label 140 2 60 20
import Draftsman
import UIKit

final class DraftRowWithSpacer: UIViewController {
  private let icon = Content(24, 24)
  let gap = SpacerView(12)
  private let label = Content(60, 20)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      HStacked(alignment: .center) {
        icon
        gap
        label
      }
      .top.left.equal(with: .parent)
      .width.equal(to: 200)
    }.apply()
  }
}

/// A view whose content has a size.
private final class Content: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
