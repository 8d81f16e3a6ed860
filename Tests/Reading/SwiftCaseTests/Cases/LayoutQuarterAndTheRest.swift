// A quarter, and the rest below it
// root 200x400
// top 0 0 200 100
// bottom 0 108 200 292
import SwiftLayout
import UIKit

final class LayoutQuarterAndTheRest: UIViewController {
  let top = UIView()
  let bottom = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      top.sl.anchors {
        Anchors.cap
        Anchors.height.equalToSuper().multiplier(0.25)
      }
      bottom.sl.anchors {
        Anchors.top.equalTo(top, attribute: .bottom, constant: 8)
        Anchors.shoe
      }
    }.finalActive()
  }
}
