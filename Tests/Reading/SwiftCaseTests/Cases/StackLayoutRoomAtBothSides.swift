// Room at both sides
// root 200x40
// stack 0 0 200 40
// a 10 0 180 40
import StackLayout
import UIKit

final class StackLayoutRoomAtBothSides: UIViewController {
  private let a = Content(80, 20)

  override func viewDidLoad() {
    super.viewDidLoad()
    StackLayout.inset(by: 10, direction: .horizontal, of: .view(a)).install(in: view)
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
