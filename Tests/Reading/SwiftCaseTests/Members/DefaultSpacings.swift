// DefaultSpacings: the spacing constants of stacks
// root 320x480
// of UIStackView
import UIKit

final class DefaultSpacings: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [a, b, c])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 4
    a.text = "a"
    b.text = "b"
    c.text = "c"
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    stack.setCustomSpacing(20, after: b)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: b)
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}
