// Widths in proportion
// root 320x480
// a 0 0 200 44
// b 200 0 100 44
import Arranged
import UIKit

final class ArrangedProportionalWidths: UIViewController {
  private let a = Content(100, 44)
  private let b = Content(50, 44)
  lazy var stack = StackView(arrangedSubviews: [a, b])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    stack.heightAnchor.constraint(equalToConstant: 44).isActive = true
    stack.distribution = .fillProportionally
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
