// SizeForms: sizes in one word, and sums of them
// root 320x480
// of CGSize
import Draftsman
import UIKit

final class SizeForms: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, d, e, f] { view.addSubview(child) }
    a.drf.size.equal(to: CGSize(sides: 10)).apply()
    b.drf.size.equal(to: CGSize(sides: 10) + CGSize(width: 1, height: 2)).apply()
    c.drf.size.equal(to: CGSize(sides: 10) - CGSize(width: 1, height: 2)).apply()
    d.drf.size.equal(to: CGSize(sides: 10) * 3).apply()
    e.drf.size.equal(to: CGSize(sides: 10) / 2).apply()
    f.drf.size.equal(to: CGSize(sides: 7)).apply()
    var size = CGSize(sides: 4)
    size += CGSize(sides: 3)
    size -= CGSize(sides: 1)
    f.drf.size.lessThan(to: size + UIEdgeInsets(insets: 1)).apply()
    f.drf.size.moreThan(to: size - UIEdgeInsets(insets: 1)).apply()
  }
}
