// LayoutBlocks: layouts with conditions
// root 320x480
// of LayoutBuilder AnchorsBuilder ViewLayout Layout
import SwiftLayout
import UIKit

final class LayoutBlocks: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  var isOn = true
  var nothing: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let rest: [UIView] = [d, e]
    view.sl.sublayout {
      if isOn { a.sl.anchors { Anchors.allSides } }
      if !isOn { b } else { c.sl.anchors { Anchors.cap } }
      for child in rest {
        child.sl.anchors {
          if isOn { Anchors.top }
          if isOn { Anchors.leading } else { Anchors.trailing }
          for number in [10.0, 20.0] { Anchors.width.greaterThanOrEqualTo(constant: number) }
        }
      }
      nothing
    }.finalActive()
  }
}
