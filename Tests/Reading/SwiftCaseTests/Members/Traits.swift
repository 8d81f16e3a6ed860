// Traits: what the device is like
// root 375x667
// of UITraitCollection UIView UIViewController UIScreen UIDevice UIUserInterfaceSizeClass
// of UIUserInterfaceIdiom UIUserInterfaceStyle
import UIKit

final class Traits: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, d] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    if traitCollection.horizontalSizeClass == .compact {
      a.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    if view.traitCollection.verticalSizeClass == .regular {
      b.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    if UIDevice.current.userInterfaceIdiom == .phone {
      c.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    if traitCollection.layoutDirection == .leftToRight {
      c.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    if traitCollection.userInterfaceIdiom == .phone {
      d.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    if traitCollection.userInterfaceStyle == .light {
      d.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    b.heightAnchor.constraint(equalToConstant: UIScreen.main.bounds.width).isActive = true
  }
}
