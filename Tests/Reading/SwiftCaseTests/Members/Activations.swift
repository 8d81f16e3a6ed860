// Activations: layouts that are activated and updated
// root 320x480
// of Layout Activation ViewLayout LayoutMode LayoutMethodWrapper
import SwiftLayout
import UIKit

final class Activations: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  var activation: Activation?

  override func viewDidLoad() {
    super.viewDidLoad()
    let first = view.sl.sublayout { a.sl.anchors { Anchors.allSides } }
    activation = first.active()
    activation?.deactive()
    let second = view.sl.sublayout { b.sl.anchors { Anchors.cap } }
    let made = second.active(forceLayout: false)
    let third = view.sl.sublayout { b.sl.anchors { Anchors.shoe } }
    activation = third.update(fromActivation: made)
    let fourth = view.sl.sublayout {
      b.sl.identifying("b").sl.anchors { Anchors.allSides }
    }
    activation = fourth.update(fromActivation: made, forceLayout: true)
    if let found = activation?.viewForIdentifier("b") {
      found.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    c.sl.sublayout { d }.eraseToAnyLayout().finalActive(forceLayout: true)
    view.addSubview(c)
  }
}
