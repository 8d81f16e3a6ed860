// Labels: labels
// root 320x480
// of UILabel UIView
import UIKit

final class Labels: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.text = "some text that is long enough for several lines, as texts often are"
    a.numberOfLines = 0
    b.text = a.text
    b.font = .systemFont(ofSize: 12)
    b.numberOfLines = 2
    c.attributedText = NSAttributedString(string: "attributed")
    if a.numberOfLines == 0, a.font == c.font {
      c.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
    }
    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    a.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    b.leadingAnchor.constraint(equalTo: a.leadingAnchor).isActive = true
    b.widthAnchor.constraint(equalToConstant: 150).isActive = true
  }
}
