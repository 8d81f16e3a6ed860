// A row of centred views is as high as the highest
// root 320x480
// stack 0 0 92 40
// a 0 8 24 24
// b 32 0 60 40
import Arranged
import UIKit

final class ArrangedCentredRow: UIViewController {
  private let a = Content(24, 24)
  private let b = Content(60, 40)
  lazy var stack = StackView(arrangedSubviews: [a, b])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.alignment = .center
    stack.spacing = 8
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
