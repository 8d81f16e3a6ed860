// A branch of a builder
// root 100x100
// stack 0 0 100 50
// a 0 0 100 20
// c 0 30 100 20
import Stacks
import UIKit

final class StacksBranchOfABuilder: UIViewController {
  private let a = Content(60, 20)
  private let b = Content(60, 20)
  private let c = Content(60, 20)
  let flag = false
  lazy var stack = VStack {
    a
    if flag { b }
    c
  }.spacing(10)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
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
