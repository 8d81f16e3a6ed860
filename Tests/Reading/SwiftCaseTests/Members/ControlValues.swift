// ControlValues: what controls show
// root 320x480
// of UISwitch UISlider UIStepper UIProgressView UIActivityIndicatorView UISegmentedControl
// of UIControl
// without effect
import UIKit

final class ControlValues: UIViewController {
  let a = UISwitch()
  let b = UISlider()
  let c = UIStepper()
  let e = UIProgressView(progressViewStyle: .default)
  let f = UIActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, e, f] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    a.isOn = true
    a.setOn(false, animated: true)
    a.onTintColor = .green
    a.thumbTintColor = .white
    b.value = 0.5
    b.minimumValue = 0
    b.maximumValue = 2
    b.isContinuous = true
    b.minimumTrackTintColor = .red
    b.maximumTrackTintColor = .gray
    b.thumbTintColor = .white
    b.setValue(1, animated: false)
    c.value = 1
    c.minimumValue = 0
    c.maximumValue = 9
    c.stepValue = 3
    e.progress = 0.25
    e.progressTintColor = .red
    e.trackTintColor = .gray
    e.setProgress(0.5, animated: false)
    f.hidesWhenStopped = false
    f.color = .gray
    f.startAnimating()
  }
}
