// Distances inwards, and constants as they are
// root 100x100
// a 11 11 100 78
// b 21 16 80 68
import SwiftLayout
import UIKit

final class LayoutDistancesInwards: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors {
        Anchors.vertical.equalToSuper(inwardOffset: 11)
        Anchors.horizontal.equalToSuper(constant: 11)
      }
      b.sl.anchors {
        Anchors.center.equalTo(a)
        Anchors.size.equalTo(a, widthOffset: -20, heightOffset: -10)
      }
    }.finalActive()
  }
}
