// BaselineSpacing: the distances of the system between lines of text
// root 320x480
// of NSLayoutYAxisAnchor
import UIKit

final class BaselineSpacing: UIViewController {
  let a = UILabel()
  let b = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.text = "A"
    b.text = "B"
    b.font = .systemFont(ofSize: 30)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      a.topAnchor.constraint(equalTo: view.topAnchor),
      b.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1),
    ])
  }
}
