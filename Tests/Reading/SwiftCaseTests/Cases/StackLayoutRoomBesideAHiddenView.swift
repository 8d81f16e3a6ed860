// Room stays beside a hidden view
// root 200x40
// a 0 10 192 20
// spacing 192 20 8 0
import StackLayout
import UIKit

final class StackLayoutRoomBesideAHiddenView: UIViewController {
  private let a = Content(80, 20)
  private let b = Content(50, 24)

  override func viewDidLoad() {
    super.viewDidLoad()
    a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    StackLayout.cols(of: [
      .view(a),
      .spacing(of: 8, direction: .horizontal),
      .view(b),
    ]).install(in: view)
    b.isHidden = true
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
