// ArrangedWords: how stacks of Arranged arrange
// root 320x480
// of StackViewAlignment StackViewDistribution StackView
// frames only
import Arranged
import UIKit

final class ArrangedWords: UIViewController {
  let a = UILabel()
  lazy var stack = StackView(arrangedSubviews: [a])

  override func viewDidLoad() {
    super.viewDidLoad()
    a.text = "text"
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.alignment = .fill
    stack.alignment = .leading
    stack.alignment = .firstBaseline
    stack.alignment = .center
    stack.alignment = .trailing
    stack.alignment = .lastBaseline
    stack.alignment = .top
    stack.alignment = .bottom
    stack.alignment = .Top
    stack.alignment = .Bottom
    stack.distribution = .fill
    stack.distribution = .fillEqually
    stack.distribution = .fillProportionally
    stack.distribution = .equalSpacing
    stack.distribution = .equalCentering
  }
}
