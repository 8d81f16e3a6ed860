// AnchorComposites: several anchors in one word
// root 320x480
// of Anchors AnchorsMixedExpression AnchorsSizeExpression AnchorsCenterExpression
import SwiftLayout
import UIKit

final class AnchorComposites: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let f = UIView()
  let g = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors { Anchors.horizontal }
      b.sl.anchors { Anchors.vertical }
      c.sl.anchors { Anchors.allSides }
      d.sl.anchors { Anchors.cap }
      e.sl.anchors { Anchors.shoe }
      f.sl.anchors { Anchors.size }
      g.sl.anchors { Anchors.center }
    }.finalActive()
  }
}
