// The safe area as a target
// root 200x300 safe 20 0 34 0
// a 12 20 176 246
import SwiftLayout
import UIKit

final class LayoutSafeAreaAsATarget: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors {
        Anchors.vertical.equalTo(view.safeAreaLayoutGuide)
        Anchors.horizontal.equalToSuper(inwardOffset: 12)
      }
    }.finalActive()
  }
}
