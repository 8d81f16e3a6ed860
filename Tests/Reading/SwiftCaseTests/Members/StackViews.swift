// StackViews: stacks
// root 320x480
// of UIStackView UIStackView.Distribution UIStackView.Alignment NSLayoutConstraint.Axis UIView
import UIKit

final class StackViews: UIViewController {
  let stack = UIStackView()
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  let d = UILabel()
  private lazy var other = UIStackView(arrangedSubviews: [d])

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, label) in [a, b, c, d].enumerated() {
      label.text = String(repeating: "x", count: index + 1)
    }
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(c, at: 1)
    stack.removeArrangedSubview(b)
    b.removeFromSuperview()
    stack.addArrangedSubview(other)
    stack.axis = .vertical
    stack.spacing = 6
    stack.setCustomSpacing(12, after: a)
    stack.distribution = .equalSpacing
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isBaselineRelativeArrangement = true
    other.axis = .horizontal
    other.spacing = stack.customSpacing(after: a) + stack.spacing
    c.isHidden = true
    if stack.axis == .vertical, stack.distribution == .equalSpacing, stack.alignment == .leading {
      a.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    if stack.isLayoutMarginsRelativeArrangement, stack.isBaselineRelativeArrangement, c.isHidden {
      c.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }
    if stack.arrangedSubviews.count == 3 {
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor).isActive = true
    }
  }
}
