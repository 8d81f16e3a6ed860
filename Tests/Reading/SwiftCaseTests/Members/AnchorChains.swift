// AnchorChains: anchors behind anchors of SwiftLayout
// root 320x480
// of AnchorsChain
import SwiftLayout
import UIKit

final class AnchorChains: UIViewController {
  let a0 = UIView()
  let a1 = UIView()
  let a2 = UIView()
  let a3 = UIView()
  let a4 = UIView()
  let a5 = UIView()
  let a6 = UIView()
  let a7 = UIView()
  let a8 = UIView()
  let a9 = UIView()
  let a10 = UIView()
  let a11 = UIView()
  let a12 = UIView()
  let a13 = UIView()
  let a14 = UIView()
  let a15 = UIView()
  let a16 = UIView()
  let a17 = UIView()
  let a18 = UIView()
  let a19 = UIView()
  let a20 = UIView()
  let a21 = UIView()
  let a22 = UIView()
  let a23 = UIView()
  let a24 = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a0.sl.anchors { Anchors.top.centerX }
      a1.sl.anchors { Anchors.top.leading }
      a2.sl.anchors { Anchors.top.trailing }
      a3.sl.anchors { Anchors.top.left }
      a4.sl.anchors { Anchors.top.right }
      a5.sl.anchors { Anchors.top.centerXWithinMargins }
      a6.sl.anchors { Anchors.top.leftMargin }
      a7.sl.anchors { Anchors.top.rightMargin }
      a8.sl.anchors { Anchors.top.leadingMargin }
      a9.sl.anchors { Anchors.top.trailingMargin }
      a10.sl.anchors { Anchors.leading.centerY }
      a11.sl.anchors { Anchors.leading.top }
      a12.sl.anchors { Anchors.leading.bottom }
      a13.sl.anchors { Anchors.leading.firstBaseline }
      a14.sl.anchors { Anchors.leading.lastBaseline }
      a15.sl.anchors { Anchors.leading.centerYWithinMargins }
      a16.sl.anchors { Anchors.leading.topMargin }
      a17.sl.anchors { Anchors.leading.bottomMargin }
      a18.sl.anchors { Anchors.width.height }
      a19.sl.anchors { Anchors.height.width }
      a20.sl.anchors { Anchors.top.horizontal }
      a21.sl.anchors { Anchors.leading.vertical }
      a22.sl.anchors { Anchors.width.allSides }
      a23.sl.anchors { Anchors.width.cap }
      a24.sl.anchors { Anchors.width.shoe }
    }.finalActive()
  }
}
