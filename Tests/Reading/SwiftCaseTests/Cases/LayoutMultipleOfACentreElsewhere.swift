// A multiple of the centre of a view that lies elsewhere
// root 300x300
// p 20 20 160 100
// a 115 0 10 10
import SwiftLayout
import UIKit

final class LayoutMultipleOfACentreElsewhere: UIViewController {
  let p = UIView()
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      p.sl.anchors {
        Anchors.leading.top.equalToSuper(constant: 20)
        Anchors.size.equalTo(width: 160, height: 100)
      }.sublayout {
        a.sl.anchors {
          Anchors.centerX.equalToSuper().multiplier(1.5)
          Anchors.top
          Anchors.width.height.equalTo(constant: 10)
        }
      }
    }.finalActive()
  }
}
