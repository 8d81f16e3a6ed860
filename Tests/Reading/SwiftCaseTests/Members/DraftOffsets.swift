// DraftOffsets: distances edge by edge
// root 320x480
// of LayoutRelation HorizontalConstant VerticalConstant UIEdgeInsets
import Draftsman
import UIKit

final class DraftOffsets: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b, c, d, e, f] { view.addSubview(child) }
    a.drf.edges.equal(to: view)
      .offsetted(using: EdgeOffsets(top: 1, left: 2, bottom: 3, right: 4)).apply()
    b.drf.edges.equal(to: view)
      .insetted(using: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).apply()
    c.drf.horizontal.equal(to: view).offsetted(using: HorizontalConstant(left: 1, right: 2)).apply()
    c.drf.horizontal.lessThan(to: view).offsetted(using: HorizontalOffsets(left: 3)).apply()
    c.drf.vertical.equal(to: view).insetted(using: VerticalInsets(top: 1, bottom: 2)).apply()
    d.drf.localizedHorizontal.equal(to: view)
      .insetted(using: HorizontalConstant(leading: 1, trailing: 2)).apply()
    d.drf.vertical.equal(to: view).offsetted(using: VerticalConstant(top: 5)).apply()
    e.drf.center.equal(to: view).offsetted(using: AxisOffsets(x: 1, y: 2)).apply()
    f.drf.top.left.equal(to: view).insetted(using: AxisInsets(x: 1, y: 2)).apply()
    e.drf.localizedHorizontal.lessThan(to: view)
      .offsetted(using: HorizontalConstant(trailing: 9)).apply()
    f.drf.bottom.horizontal.lessThan(to: view)
      .offsetted(using: EdgeOffsets(top: 1, left: 2, bottom: 3, right: 4)).apply()
  }
}
