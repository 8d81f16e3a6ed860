// Distributions: how stacks share the room
// root 320x480
// of UIStackView.Distribution
import UIKit

final class Distributions: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    a.text = "one"
    b.text = "another"
    for label in [a, b] { stack.addArrangedSubview(label) }
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    let all: [UIStackView.Distribution] = [
      .fill, .fillEqually, .equalSpacing, .equalCentering, .fillProportionally,
    ]
    for distribution in all { stack.distribution = distribution }
  }
}
