// AnchorWords: the anchors of SwiftLayout
// root 320x480
// of Anchors UIView ViewLayout LayoutMethodAccessible LayoutMethodWrapper Layout
import SwiftLayout
import UIKit

final class AnchorWords: UIViewController {
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

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a0.sl.anchors { Anchors.centerX }
      a1.sl.anchors { Anchors.leading }
      a2.sl.anchors { Anchors.trailing }
      a3.sl.anchors { Anchors.left }
      a4.sl.anchors { Anchors.right }
      a5.sl.anchors { Anchors.centerXWithinMargins }
      a6.sl.anchors { Anchors.leftMargin }
      a7.sl.anchors { Anchors.rightMargin }
      a8.sl.anchors { Anchors.leadingMargin }
      a9.sl.anchors { Anchors.trailingMargin }
      a10.sl.anchors { Anchors.centerY }
      a11.sl.anchors { Anchors.top }
      a12.sl.anchors { Anchors.bottom }
      a13.sl.anchors { Anchors.firstBaseline }
      a14.sl.anchors { Anchors.lastBaseline }
      a15.sl.anchors { Anchors.centerYWithinMargins }
      a16.sl.anchors { Anchors.topMargin }
      a17.sl.anchors { Anchors.bottomMargin }
      a18.sl.anchors { Anchors.height }
      a19.sl.anchors { Anchors.width }
    }.finalActive()
  }
}
