// An update that changes views and anchors
// root 90x90
// box 20 20 50 50
// friend 0 0 50 50
import SwiftLayout
import UIKit

final class LayoutUpdateOfViewsAndAnchors: UIViewController, Layoutable {
  let box = UIView()
  let child = UIView()
  let friend = UIView()
  var flag = true
  var activation: Activation?

  var layout: some Layout {
    view.sl.sublayout {
      box.sl.anchors {
        if flag {
          Anchors.allSides
        } else {
          Anchors.size.equalTo(width: 50, height: 50)
          Anchors.center
        }
      }.sublayout {
        if flag {
          child.sl.anchors { Anchors.allSides }
        } else {
          friend.sl.anchors { Anchors.allSides }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sl.updateLayout()
    flag = false
    sl.updateLayout()
    sl.updateLayout()
  }
}
