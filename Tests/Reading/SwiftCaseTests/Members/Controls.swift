// Controls: the controls whose size UIKit knows
// root 320x480
// of UISwitch UISlider UIStepper UIProgressView UIActivityIndicatorView UISegmentedControl
// of UIProgressView.Style UIActivityIndicatorView.Style UIView
import UIKit

final class Controls: UIViewController {
  let a = UISwitch()
  let b = UISlider()
  let c = UIStepper()
  let e = UIProgressView(progressViewStyle: .default)
  let f = UIActivityIndicatorView(style: .medium)
  let g = UIActivityIndicatorView()
  let h = UIProgressView(progressViewStyle: .bar)

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, e, f, g, h] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
