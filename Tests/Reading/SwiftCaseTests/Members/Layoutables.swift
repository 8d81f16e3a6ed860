// Layoutables: views that update their layout
// root 320x480
// of Layoutable LayoutMethodWrapper Layout LayoutMode
import SwiftLayout
import UIKit

final class Layoutables: UIViewController, Layoutable {
  let a = UIView()
  let b = UIView()
  var activation: Activation?
  var isOn = true

  var layout: some Layout {
    view.sl.sublayout {
      if isOn { a.sl.anchors { Anchors.allSides } } else { b.sl.anchors { Anchors.cap } }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sl.updateLayout()
    isOn = false
    sl.updateLayout(forceLayout: true)
    isOn = true
    sl.updateLayout(.immediate)
  }
}
