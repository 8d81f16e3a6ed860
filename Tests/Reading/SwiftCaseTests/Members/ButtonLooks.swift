// ButtonLooks: what buttons look like, and what they do
// root 320x480
// of UIButton UIControl UIControl.Event UIControl.State UIAction
// of UIControl.ContentHorizontalAlignment UIControl.ContentVerticalAlignment UIButton.ButtonType
// without effect
import UIKit

final class ButtonLooks: UIViewController {
  let a = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.setTitle("Press", for: .normal)
    a.setTitle("Held", for: .highlighted)
    a.setTitleColor(.black, for: .disabled)
    a.setBackgroundImage(nil, for: .selected)
    a.setImage(nil, for: .focused)
    a.titleEdgeInsets = .zero
    a.imageEdgeInsets = .zero
    a.isEnabled = false
    a.isSelected = true
    a.isHighlighted = false
    a.contentHorizontalAlignment = .leading
    a.contentVerticalAlignment = .center
    a.addAction(UIAction { _ in }, for: .touchUpInside)
    a.sendActions(for: .touchUpInside)
    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
