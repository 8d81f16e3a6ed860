// A spacer of a length
// root 320x480
// stack 0 0 60 70
// a 0 0 60 20
// spacer 0 20 0 20
// b 0 40 60 30
import Stacks
import UIKit

final class StacksSpacerOfALength: UIViewController {
  private let a = Content(60, 20)
  private let b = Content(60, 30)
  lazy var stack: UIStackView = .vStack(alignment: .leading, [a, .spacer(length: 20), b])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
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
