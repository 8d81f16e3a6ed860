// FramesOfViews: frames, bounds and centres as code sets them
// root 320x480
// of UIView
import UIKit

final class FramesOfViews: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c] { view.addSubview(child) }
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    b.frame = a.frame
    b.frame.origin.y = a.frame.maxY + 8
    b.frame.size.height = 30
    c.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    c.center = CGPoint(x: 100, y: 300)
    if a.bounds.width == 100, a.center.x == 60 { b.frame.size.width = 77 }
  }
}
