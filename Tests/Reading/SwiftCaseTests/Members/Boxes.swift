// Boxes: boxes and spacers
// root 320x480
// of Margined SpacerView
import Draftsman
import UIKit

final class Boxes: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = SpacerView(8)
  let d = SpacerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.text = "a"
    b.text = "b"
    view.draftContent {
      Margined(by: UIEdgeInsets(insets: 4)) { a }.top.left.equal(with: .parent)
      HStacked {
        b
        c
        d
      }.centered()
    }.apply()
  }
}
