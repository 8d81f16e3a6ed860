// Layouts: layouts inside of layouts
// root 320x480
// of ViewLayout LayoutMethodWrapper Layout GroupLayout LayoutOption UIView
import SwiftLayout
import UIKit

final class Layouts: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIStackView()
  let e = UILabel()
  let f = UIView()
  let g = UIView()
  let h = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    e.text = "e"
    view.sl.sublayout {
      a.sl.sublayout {
        b.sl.anchors { Anchors.allSides }
      }.anchors { Anchors.cap }
      c.sl.onActivate { $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      d.sl.sublayout {
        e
        GroupLayout(option: .isNotArranged) { f.sl.anchors { Anchors.allSides } }
        GroupLayout(option: .none) { h }
      }
      GroupLayout { g.sl.identifying("g").sl.anchors { Anchors.shoe } }
    }.finalActive()
  }
}
