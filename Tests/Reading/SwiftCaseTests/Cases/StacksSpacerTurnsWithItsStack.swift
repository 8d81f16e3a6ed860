// A spacer turns with its stack
// root 320x480
// stack 0 0 140 30
// a 0 5 60 20
// spacer 60 15 20 0
// b 80 0 60 30
import Stacks
import UIKit

final class StacksSpacerTurnsWithItsStack: UIViewController {
  private let a = Content(60, 20)
  private let b = Content(60, 30)
  lazy var stack: UIStackView = .vStack(alignment: .leading, [a, .spacer(length: 20), b])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.axis = .horizontal
    stack.alignment = .center
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
