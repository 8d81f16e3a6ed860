// A view that comes back to its place in a stack
// root 40x80
// stack 0 0 40 80
// bg 0 0 40 80
// a 20 0 0 40
// b 20 40 0 40
import SwiftLayout
import UIKit

final class LayoutViewBackInItsStack: UIViewController, Layoutable {
  let stack = UIStackView()
  let bg = UIView()
  let a = UIView()
  let b = UIView()
  var showsA = true
  var activation: Activation?

  var layout: some Layout {
    view.sl.sublayout {
      stack.sl.anchors {
        Anchors.allSides
      }.sublayout {
        GroupLayout(option: .isNotArranged) {
          bg.sl.anchors { Anchors.allSides }
        }
        if showsA { a }
        b
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.alignment = .center
    sl.updateLayout()
    showsA = false
    sl.updateLayout()
    showsA = true
    sl.updateLayout()
  }
}
