// Multiples of centres
// root 200x100
// a 100 20 40 40
import SwiftLayout
import UIKit

final class LayoutMultiplesOfCentres: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors {
        Anchors.centerX.equalToSuper().multiplier(1.2)
        Anchors.centerY.equalToSuper().multiplier(0.8)
        Anchors.width.height.equalTo(constant: 40)
      }
    }.finalActive()
  }
}
