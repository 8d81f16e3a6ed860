// GuideLayouts: guides in layouts
// root 320x480
// of GuideLayout LayoutMethodWrapper LayoutBuilder
import SwiftLayout
import UIKit

final class GuideLayouts: UIViewController {
  let a = UIView()
  let guide = UILayoutGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors { Anchors.top.equalTo(guide, attribute: .bottom) }
      guide.sl.identifying("guide").anchors {
        Anchors.cap
        Anchors.height.equalTo(constant: 40)
      }
    }.finalActive()
  }
}
