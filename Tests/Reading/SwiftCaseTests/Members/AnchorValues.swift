// AnchorValues: multipliers, priorities and identifiers
// root 320x480
// of Anchors AnchorsChain AnchorsConvertible
import SwiftLayout
import UIKit

final class AnchorValues: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors {
        Anchors.width.equalToSuper().multiplier(0.5)
        Anchors.height.equalTo(constant: 40).priority(.defaultHigh).identifier("height")
        Anchors.top.leading.identifier("corner")
        Anchors.bottom.priority(.defaultLow)
      }
      b.sl.anchors { Anchors.height.multiplier(0.25) }
      c.sl.anchors {
        Anchors.size.equalTo(width: 4, height: 5).priority(.defaultLow).identifier("size")
        Anchors.center.equalToSuper(xOffset: 1).priority(.defaultLow)
      }
    }.finalActive()
  }
}
