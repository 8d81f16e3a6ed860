// The view that hugs least takes the rest
// root 320x480
// a 0 0 44 50
// b 54 0 146 50
import Arranged
import UIKit

final class ArrangedLeastHuggingTakesTheRest: UIViewController {
  private let a = Content(44, 44)
  private let b = Content(44, 44)
  lazy var stack = StackView(arrangedSubviews: [a, b])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
    stack.spacing = 10
    b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
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
