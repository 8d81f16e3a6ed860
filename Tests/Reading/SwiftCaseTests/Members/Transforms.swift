// Transforms: views that are drawn elsewhere
// root 320x480
// of UIView CGAffineTransform
// without effect
import UIKit

final class Transforms: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.transform = CGAffineTransform(translationX: 10, y: 20)
    a.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: 1).translatedBy(x: 1, y: 1)
    a.transform = .identity
    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
