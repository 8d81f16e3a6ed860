// AlignmentRects: views whose shadows do not count
// root 320x480
// of UIView
import UIKit

final class AlignmentRects: UIViewController {
  private let a = Shadowed()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 40), a.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}

/// A view with a shadow around it.
private final class Shadowed: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 2, left: 2, bottom: 6, right: 2)
  }
}
