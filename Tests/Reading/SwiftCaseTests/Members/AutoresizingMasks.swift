// AutoresizingMasks: masks and frames
// root 375x667
// of UIView UIView.AutoresizingMask
import UIKit

final class AutoresizingMasks: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    a.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    b.frame = CGRect(x: 0, y: 100, width: 30, height: 30)
    b.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleHeight]
    c.frame = CGRect(x: 50, y: 200, width: 30, height: 30)
    c.autoresizingMask = .flexibleRightMargin
    for child in [a, b, c, d] { view.addSubview(child) }
    if a.translatesAutoresizingMaskIntoConstraints { d.frame = a.frame }
    d.autoresizingMask = a.autoresizingMask
  }
}
