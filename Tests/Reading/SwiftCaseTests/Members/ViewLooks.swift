// ViewLooks: what views look like, and what they take
// root 320x480
// of UIView UIView.ContentMode
// without effect
import UIKit

final class ViewLooks: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.alpha = 0.5
    a.backgroundColor = .white
    a.isOpaque = false
    a.clipsToBounds = true
    a.contentMode = .center
    a.tag = 1
    a.isUserInteractionEnabled = false
    a.isMultipleTouchEnabled = false
    a.isExclusiveTouch = false
    a.mask = nil
    a.tintColor = .red
    a.accessibilityLabel = "a"
    a.isAccessibilityElement = true
    a.accessibilityTraits = .none
    a.accessibilityValue = "1"
    a.accessibilityHint = "press"
    a.accessibilityElements = nil
    a.accessibilityElementsHidden = false
    a.overrideUserInterfaceStyle = .light
    a.autoresizesSubviews = true
    a.layer.cornerRadius = 4
    a.layer.borderWidth = 1
    a.layer.masksToBounds = true
    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
