// Margins around the row
// root 320x480
// a 8 8 44 44
// b 56 8 136 44
import Arranged
import UIKit

final class ArrangedMarginsAroundTheRow: UIViewController {
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
    stack.heightAnchor.constraint(equalToConstant: 60).isActive = true
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
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
