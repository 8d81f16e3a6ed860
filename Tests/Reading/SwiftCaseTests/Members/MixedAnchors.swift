// MixedAnchors: anchors of both axes
// root 320x480
// of AnchorsMixedExpression
import SwiftLayout
import UIKit

final class MixedAnchors: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      b
      a.sl.anchors {
        Anchors.allSides.equalToSuper()
        Anchors.cap.equalToSuper(constant: 2)
        Anchors.shoe.equalToSuper(inwardOffset: 3)
        Anchors.allSides.equalTo(b)
        Anchors.allSides.equalTo(b, constant: 4)
        Anchors.top.leading.equalTo(b, inwardOffset: 5)
        Anchors.allSides.greaterThanOrEqualToSuper()
        Anchors.cap.greaterThanOrEqualToSuper(constant: 2)
        Anchors.shoe.greaterThanOrEqualToSuper(inwardOffset: 3)
        Anchors.allSides.greaterThanOrEqualTo(b)
        Anchors.allSides.greaterThanOrEqualTo(b, constant: 4)
        Anchors.top.leading.greaterThanOrEqualTo(b, inwardOffset: 5)
        Anchors.allSides.lessThanOrEqualToSuper()
        Anchors.cap.lessThanOrEqualToSuper(constant: 2)
        Anchors.shoe.lessThanOrEqualToSuper(inwardOffset: 3)
        Anchors.allSides.lessThanOrEqualTo(b)
        Anchors.allSides.lessThanOrEqualTo(b, constant: 4)
        Anchors.top.leading.lessThanOrEqualTo(b, inwardOffset: 5)
      }
    }.finalActive()
  }
}
