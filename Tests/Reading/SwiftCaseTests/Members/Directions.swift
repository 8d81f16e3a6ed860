// Directions: which way languages run
// root 320x480
// of UIView UISemanticContentAttribute UIUserInterfaceLayoutDirection UIApplication
import UIKit

final class Directions: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.semanticContentAttribute = .forceRightToLeft
    b.semanticContentAttribute = .forceLeftToRight
    b.semanticContentAttribute = .playback
    c.semanticContentAttribute = .unspecified
    let inner: [UISemanticContentAttribute] = [.playback, .spatial]
    if a.semanticContentAttribute == .forceRightToLeft, inner.count == 2 {
      a.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    if view.effectiveUserInterfaceLayoutDirection == .leftToRight {
      b.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    if a.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      c.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    if UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft {
      c.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    if UIApplication.shared.userInterfaceLayoutDirection == .leftToRight {
      b.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
  }
}
