// Equal widths at the top
// root 320x480
// stack 0 0 110 44
// a 0 0 50 30
// b 60 0 50 44
import Arranged
import UIKit

final class ArrangedEqualWidthsAtTheTop: UIViewController {
  private let a = Content(44, 30)
  private let b = Content(20, 44)
  lazy var stack = StackView(arrangedSubviews: [a, b])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 110).isActive = true
    stack.alignment = .leading
    stack.distribution = .fillEqually
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
