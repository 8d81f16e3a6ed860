// TextFields: fields
// root 320x480
// of UITextField UITextField.BorderStyle UIView
// without effect
import UIKit

final class TextFields: UIViewController {
  let a = UITextField()
  let b = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.text = "written"
    a.font = .systemFont(ofSize: 20)
    a.borderStyle = .roundedRect
    b.placeholder = "write here"
    b.borderStyle = .roundedRect
    if a.text == "written" {
      a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
    a.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
  }
}
