// AnchorTargets: UIKit anchors as targets
// root 320x480
// of AnchorsExpression
import SwiftLayout
import UIKit

final class AnchorTargets: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      b
      a.sl.anchors {
        Anchors.top.equalTo(b.topAnchor)
        Anchors.top.equalTo(b.bottomAnchor, constant: 8)
        Anchors.leading.equalTo(b.leadingAnchor, inwardOffset: 8)
        Anchors.width.equalTo(constant: 20)
        Anchors.height.equalTo(b.heightAnchor)
        Anchors.width.equalTo(b.widthAnchor, constant: 3)
        Anchors.top.greaterThanOrEqualTo(b.topAnchor)
        Anchors.top.greaterThanOrEqualTo(b.bottomAnchor, constant: 8)
        Anchors.leading.greaterThanOrEqualTo(b.leadingAnchor, inwardOffset: 8)
        Anchors.width.greaterThanOrEqualTo(constant: 20)
        Anchors.height.greaterThanOrEqualTo(b.heightAnchor)
        Anchors.width.greaterThanOrEqualTo(b.widthAnchor, constant: 3)
        Anchors.top.lessThanOrEqualTo(b.topAnchor)
        Anchors.top.lessThanOrEqualTo(b.bottomAnchor, constant: 8)
        Anchors.leading.lessThanOrEqualTo(b.leadingAnchor, inwardOffset: 8)
        Anchors.width.lessThanOrEqualTo(constant: 20)
        Anchors.height.lessThanOrEqualTo(b.heightAnchor)
        Anchors.width.lessThanOrEqualTo(b.widthAnchor, constant: 3)
      }
    }.finalActive()
  }
}
