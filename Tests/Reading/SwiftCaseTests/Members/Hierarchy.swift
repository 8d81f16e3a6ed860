// Hierarchy: subviews and their order
// root 320x480
// of UIView
import UIKit

final class Hierarchy: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(a)
    view.addSubview(b)
    view.insertSubview(c, at: 0)
    view.insertSubview(d, belowSubview: b)
    view.insertSubview(e, aboveSubview: a)
    view.bringSubviewToFront(c)
    view.sendSubviewToBack(b)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    a.addSubview(f)
    f.removeFromSuperview()
    e.addSubview(f)
    f.tag = 7
    for child in view.subviews { child.translatesAutoresizingMaskIntoConstraints = false }
    f.translatesAutoresizingMaskIntoConstraints = false
    if let around = f.superview {
      f.widthAnchor.constraint(equalTo: around.widthAnchor).isActive = true
    }
    if f.isDescendant(of: view), !view.isDescendant(of: f) {
      f.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    if let found = view.viewWithTag(7) {
      found.topAnchor.constraint(equalTo: e.topAnchor).isActive = true
    }
    if view.subviews.first == a, view.subviews.count == 5 {
      a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
  }
}
