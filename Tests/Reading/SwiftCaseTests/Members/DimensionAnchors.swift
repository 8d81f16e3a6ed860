// DimensionAnchors: widths and heights
// root 320x480
// of NSLayoutDimension NSLayoutAnchor
import UIKit

final class DimensionAnchors: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    a.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
    b.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 40),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
      a.heightAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 1.5),
      a.heightAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 3),
      b.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4),
      b.widthAnchor.constraint(
        greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.25, constant: 1),
      b.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 1, constant: -2),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, constant: 0),
      b.heightAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor, constant: -4),
      b.heightAnchor.constraint(lessThanOrEqualTo: a.heightAnchor, constant: 4),
    ])
  }
}
