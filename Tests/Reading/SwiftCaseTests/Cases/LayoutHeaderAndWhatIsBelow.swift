// A header and what is below it
// root 200x300
// header 0 0 200 44
// content 12 52 176 236
import SwiftLayout
import UIKit

final class LayoutHeaderAndWhatIsBelow: UIViewController {
  let header = UIView()
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.sl.sublayout {
      header.sl.anchors {
        Anchors.cap
        Anchors.height.equalTo(constant: 44)
      }
      content.sl.anchors {
        Anchors.top.equalTo(header, attribute: .bottom, constant: 8)
        Anchors.shoe.equalToSuper(inwardOffset: 12)
      }
    }.finalActive()
  }
}
