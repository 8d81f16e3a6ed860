// A square that is a part of what is around it
// root 320x480 safe 20 0 34 0
// a 100 180 120 120
import Draftsman
import UIKit

final class DraftSquarePartOfItsSuperview: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      a.drf.centered().height.equal(with: .parent).multiplied(by: 0.25).widthMatchHeight()
    }.apply()
  }
}
