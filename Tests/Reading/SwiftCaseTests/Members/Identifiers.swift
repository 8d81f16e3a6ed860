// Identifiers: the names of views
// root 320x480
// of UIView
import UIKit

final class Identifiers: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.accessibilityIdentifier = "a"
    if a.accessibilityIdentifier == "a" {
      a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
  }
}
