// LayoutProperties: properties that update a layout
// root 320x480
// of LayoutProperty AnimatableLayoutProperty Layoutable
import SwiftLayout
import UIKit

final class LayoutProperties: UIViewController, Layoutable {
  let a = UIView()
  let b = UIView()
  var activation: Activation?
  @LayoutProperty var isOn = true
  @LayoutProperty(mode: .immediate) var isOff = false

  var layout: some Layout {
    view.sl.sublayout {
      if isOn { a.sl.anchors { Anchors.allSides } } else { b.sl.anchors { Anchors.cap } }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sl.updateLayout()
    isOn = false
    isOff = true
  }
}
