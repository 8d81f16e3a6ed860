// SystemSpacing: the distances of the system
// root 320x480
// of NSLayoutXAxisAnchor NSLayoutYAxisAnchor
import UIKit

final class SystemSpacing: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.text = "A"
    b.text = "B"
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
      a.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 3),
      b.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      c.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1.5),
      c.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor),
    ])
  }
}
