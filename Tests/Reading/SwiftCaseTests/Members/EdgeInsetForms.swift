// EdgeInsetForms: insets by their sides
// root 320x480
// of UIEdgeInsets
import Draftsman
import UIKit

final class EdgeInsetForms: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()
  let g = UIView()
  let h = UIView()
  let i = UIView()
  let j = UIView()
  let k = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, d, e, f, g, h, i, j, k] { view.addSubview(child) }
    a.layoutMargins = UIEdgeInsets(insets: 1)
    b.layoutMargins = UIEdgeInsets(vertical: 1, horizontal: 2)
    c.layoutMargins = UIEdgeInsets(horizontal: 1, vertical: 2)
    d.layoutMargins = UIEdgeInsets(vertical: 1, left: 2, right: 3)
    e.layoutMargins = UIEdgeInsets(horizontal: 1, top: 2, bottom: 3)
    f.layoutMargins = UIEdgeInsets(top: 1, horizontal: 2, bottom: 3)
    g.layoutMargins = UIEdgeInsets(bottom: 1, horizontal: 2)
    h.layoutMargins = UIEdgeInsets(left: 1, vertical: 2, right: 3)
    i.layoutMargins = UIEdgeInsets(right: 1, vertical: 2)
    j.layoutMargins = UIEdgeInsets(top: 5)
    let sum = a.layoutMargins + b.layoutMargins - c.layoutMargins
    k.layoutMargins = (sum * 4) / 2
    a.widthAnchor.constraint(equalToConstant: sum.horizontal).isActive = true
    b.widthAnchor.constraint(equalToConstant: sum.vertical).isActive = true
  }
}
