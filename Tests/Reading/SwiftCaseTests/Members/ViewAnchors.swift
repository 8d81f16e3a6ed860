// ViewAnchors: the anchors of views, related to others
// root 320x480
// of UIView NSLayoutAnchor
import UIKit

final class ViewAnchors: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      a.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      b.leftAnchor.constraint(greaterThanOrEqualTo: view.leftAnchor),
      b.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -16),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor, constant: 2),
      b.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 12),
      c.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
      c.leadingAnchor.constraint(equalTo: b.leadingAnchor),
      a.heightAnchor.constraint(equalToConstant: 20),
      b.heightAnchor.constraint(equalToConstant: 30),
      b.widthAnchor.constraint(equalToConstant: 40), c.widthAnchor.constraint(equalToConstant: 5),
      c.heightAnchor.constraint(equalToConstant: 5),
    ])
  }
}
