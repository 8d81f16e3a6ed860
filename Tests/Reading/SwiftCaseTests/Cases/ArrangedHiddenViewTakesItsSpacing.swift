// A hidden view takes its spacing away
// root 320x480
// a 0 0 44 44
// hidden 49 0 0 44
// c 54 0 146 44
import Arranged
import UIKit

final class ArrangedHiddenViewTakesItsSpacing: UIViewController {
  private let a = Content(44, 44)
  private let hidden = Content(44, 44)
  private let c = Content(44, 44)
  lazy var stack = StackView(arrangedSubviews: [a, hidden, c])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    stack.spacing = 10
    c.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack.setArrangedView(hidden, hidden: true)
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
