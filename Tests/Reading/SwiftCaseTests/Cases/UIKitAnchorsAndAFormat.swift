// Anchors and a format
// root 320x480
// a 20 30 100 40
// b 128 30 172 40
import UIKit

final class UIKitAnchorsAndAFormat: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      a.heightAnchor.constraint(equalToConstant: 40),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[a(100)]-8-[b]-20-|", options: [.alignAllTop, .alignAllBottom],
        metrics: nil, views: ["a": a, "b": b]))
  }
}
