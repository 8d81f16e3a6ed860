// Margins: margins, and what adds to them
// root 320x480
// of UIView NSDirectionalEdgeInsets UIEdgeInsets
import UIKit

final class Margins: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, d, e] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    b.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    e.preservesSuperviewLayoutMargins = true
    e.insetsLayoutMarginsFromSafeArea = false
    c.layoutMargins.left = a.layoutMargins.right + 5
    d.layoutMargins = .zero
    e.directionalLayoutMargins = .zero
    b.directionalLayoutMargins.leading += 4
    if e.preservesSuperviewLayoutMargins, !e.insetsLayoutMarginsFromSafeArea {
      a.leadingAnchor.constraint(equalTo: b.layoutMarginsGuide.leadingAnchor).isActive = true
    }
    let insets = a.layoutMargins
    let other = b.directionalLayoutMargins
    c.heightAnchor.constraint(
      equalToConstant: insets.top + insets.left + insets.bottom + insets.right
    ).isActive = true
    c.widthAnchor.constraint(
      equalToConstant: other.top + other.leading + other.bottom + other.trailing
    ).isActive = true
    d.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
  }
}
