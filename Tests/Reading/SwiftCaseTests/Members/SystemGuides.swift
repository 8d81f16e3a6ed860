// SystemGuides: the guides that every view has
// root 320x480 safe 20 0 34 0
// of UIView UIKeyboardLayoutGuide
// without effect
import UIKit

final class SystemGuides: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      a.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.layoutMarginsGuide.leadingAnchor),
    ])
    if !view.keyboardLayoutGuide.usesBottomSafeArea {
      b.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
    }
  }
}
