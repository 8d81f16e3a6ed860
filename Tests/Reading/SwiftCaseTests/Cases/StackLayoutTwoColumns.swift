// Two columns and room between
// root 200x40
// stack 0 0 200 40
// a 0 10 142 20
// spacing 142 20 8 0
// b 150 8 50 24
import StackLayout
import UIKit

final class StackLayoutTwoColumns: UIViewController {
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
