// An identifier that nobody has means the superview
// root 200x100
// a 0 100 40 40
import SwiftLayout
import UIKit

final class LayoutUnknownIdentifierIsTheSuperview: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      a.sl.anchors {
        Anchors.top.equalTo("nope", attribute: .bottom)
        Anchors.leading
        Anchors.width.height.equalTo(constant: 40)
      }
    }.finalActive()
  }
}
