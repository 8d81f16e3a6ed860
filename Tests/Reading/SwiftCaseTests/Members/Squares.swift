// Squares: rectangles with equal sides
// root 320x480
// of CGRect
import Draftsman
import UIKit

final class Squares: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(a)
    a.frame = CGRect(origin: CGPoint(x: 3, y: 4), sides: 7)
    a.drf.height.equal(to: CGRect(sides: 7).height).apply()
    let inner = CGRect(sides: 9).inset(by: UIEdgeInsets(insets: 1))
    a.drf.width.equal(to: inner.width).apply()
  }
}
