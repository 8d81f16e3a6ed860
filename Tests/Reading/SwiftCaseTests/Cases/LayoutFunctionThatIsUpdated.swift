// A function that gives a layout, activated and then updated
// root 90x90
// box 0 40 90 50
// hat 0 0 90 10
import SwiftLayout
import UIKit

final class LayoutFunctionThatIsUpdated: UIViewController {
  let box = UIView()
  let hat = UIView()
  var isHigh = true
  var activation: Activation?

  @LayoutBuilder func layout() -> some Layout {
    view.sl.sublayout {
      box.sl.anchors {
        Anchors.horizontal
        Anchors.height.equalTo(constant: 50)
        if isHigh {
          Anchors.top
        } else {
          Anchors.bottom
        }
      }.sublayout {
        hat.sl.anchors {
          Anchors.cap
          Anchors.height.equalTo(constant: 10)
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let first = layout().active()
    isHigh = false
    activation = layout().update(fromActivation: first)
  }
}
