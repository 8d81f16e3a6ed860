// ArrangedStacks: stacks of Arranged
// root 320x480
// of StackView StackViewAlignment StackViewDistribution UIView
// without effect
// frames only
import Arranged
import UIKit

final class ArrangedStacks: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  let d = UILabel()
  lazy var stack = StackView(arrangedSubviews: [a, b])

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b, c, d] { label.text = "text" }
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.addArrangedSubview(c)
    stack.insertArrangedSubview(d, atIndex: 0)
    stack.removeArrangedSubview(c)
    c.removeFromSuperview()
    stack.insertArrangedSubview(c, at: 1)
    stack.axis = .horizontal
    stack.distribution = .equalSpacing
    stack.alignment = .top
    stack.spacing = 8
    stack.isBaselineRelativeArrangement = false
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setArrangedView(b, hidden: true)
    stack.invalidateLayout()
    if stack.isArrangedViewHidden(b), stack.arrangedSubviews.count == 4 {
      a.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    UIView.animateWithDuration(0.3) { self.stack.spacing = 9 }
  }
}
