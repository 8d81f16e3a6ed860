// A margin around a view
// root 320x480 safe 20 0 34 0
// a 12 12 296 456
import Draftsman
import UIKit

final class DraftMarginAroundAView: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.draftContent {
      Margined(by: 12) { a }.fillParent()
    }.apply()
  }
}
