// Widths in proportion, with spacing
// root 320x480
// a 0 0 128.571 44
// b 138.571 0 64.286 44
// c 212.857 0 87.143 44
import Arranged
import UIKit

final class ArrangedProportionalWidthsWithSpacing: UIViewController {
  private let a = Content(60, 44)
  private let b = Content(30, 44)
  private let c = Content(30, 44)
  lazy var stack = StackView(arrangedSubviews: [a, b, c])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    stack.heightAnchor.constraint(equalToConstant: 44).isActive = true
    stack.distribution = .fillProportionally
    stack.spacing = 10
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
