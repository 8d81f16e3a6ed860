// Buttons: buttons
// root 320x480
// of UIButton UIControl UIButton.ButtonType UIControl.State UIView
import UIKit

final class Buttons: UIViewController {
  let a = UIButton(type: .system)
  let b = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.setTitle("Press", for: .normal)
    b.setTitle("Press", for: .normal)
    b.titleLabel?.font = .systemFont(ofSize: 30)
    if a.title(for: .normal) == "Press", a.currentTitle == "Press" {
      a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
  }
}
