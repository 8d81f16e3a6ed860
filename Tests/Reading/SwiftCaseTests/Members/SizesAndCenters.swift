// SizesAndCenters: sizes and centres
// root 320x480
// of AnchorsSizeExpression AnchorsCenterExpression
import SwiftLayout
import UIKit

final class SizesAndCenters: UIViewController {
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

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors { Anchors.size.equalTo(CGSize(width: 10, height: 20)) }
      b.sl.anchors { Anchors.size.equalTo(width: 10, height: 20) }
      c.sl.anchors { Anchors.size.equalToSuper(widthOffset: -1, heightOffset: -2) }
      d.sl.anchors { Anchors.size.equalTo(a, widthOffset: -1, heightOffset: -2) }
      e.sl.anchors { Anchors.size.equalTo(a) }
      f.sl.anchors { Anchors.size.equalToSuper() }
      g.sl.anchors { Anchors.center.equalToSuper(xOffset: 1, yOffset: 2) }
      h.sl.anchors { Anchors.center.equalTo(a, xOffset: 1, yOffset: 2) }
      i.sl.anchors { Anchors.center.equalTo(a) }
      j.sl.anchors { Anchors.center.equalToSuper(yOffset: 3) }
    }.finalActive()
  }
}
