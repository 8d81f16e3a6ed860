// A box inside of a box
// root 300x200
// box 10 10 280 180
// inner 5 5 270 170
import SwiftLayout
import UIKit

final class LayoutBoxInsideOfABox: UIViewController {
  let box = UIView()
  let inner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      box.sl.anchors {
        Anchors.allSides.equalToSuper(inwardOffset: 10)
      }.sublayout {
        inner.sl.anchors {
          Anchors.allSides.equalToSuper(inwardOffset: 5)
        }
      }
    }.finalActive()
  }
}
