// Two spacers share the room as they like
// root 320x480 safe 20 0 34 0
// stack 0 20 320 426
// heading 0 0 320 20
import Draftsman
import UIKit

final class DraftTwoSpacers: UIViewController {
  private let heading = Content(100, 20)
  let gap = SpacerView(12)
  private let body = Content(100, 30)
  let rest = SpacerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      VStacked {
        heading
        gap
        body
        rest
      }.fillSafeArea()
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
