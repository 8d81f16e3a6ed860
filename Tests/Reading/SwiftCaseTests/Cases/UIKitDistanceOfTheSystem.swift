// The distance of the system, which is never less than none
// root 320x100
// a 8 0 40 20
// b 48 0 40 20
import UIKit

final class UIKitDistanceOfTheSystem: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      child.widthAnchor.constraint(equalToConstant: 40).isActive = true
      child.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    a.leadingAnchor.constraint(
      equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 1
    ).isActive = true
    b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: a.trailingAnchor, multiplier: -1
    ).isActive = true
  }
}
