// Requests: what asks for a layout
// root 320x480
// of UIView
// without effect
import UIKit

final class Requests: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.setNeedsLayout()
    a.layoutIfNeeded()
    a.setNeedsUpdateConstraints()
    a.updateConstraintsIfNeeded()
    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
