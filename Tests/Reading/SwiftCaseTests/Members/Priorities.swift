// Priorities: how strongly things matter
// root 320x480
// of UILayoutPriority UIView NSLayoutConstraint.Axis
import UIKit

final class Priorities: UIViewController {
  let a = UILabel()
  let b = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.text = "one"
    b.text = "two"
    a.setContentHuggingPriority(.required, for: .horizontal)
    a.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    b.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .defaultLow, .fittingSizeLevel, .dragThatCanResizeScene,
      .sceneSizeStayPut, .dragThatCannotResizeScene,
    ]
    for (index, priority) in priorities.enumerated() {
      let width = a.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(index))
      width.priority = priority
      width.isActive = true
    }
    let top = a.topAnchor.constraint(equalTo: view.topAnchor)
    top.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1)
    top.isActive = true
    let height = b.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    height.priority = a.contentHuggingPriority(for: .horizontal)
    height.isActive = true
    let width = b.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
    width.priority = b.contentCompressionResistancePriority(for: .horizontal)
    width.isActive = true
  }
}
