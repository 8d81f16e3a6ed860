// LayoutModes: when layouts are laid out
// root 320x480
// of LayoutMode Layout
import SwiftLayout
import UIKit

final class LayoutModes: UIViewController {
  let a = UIView()
  let b = UIView()
  let c = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let first = view.sl.sublayout { a }
    var activation = first.active(mode: .forced)
    activation = first.update(fromActivation: activation, mode: .deferred)
    activation = first.update(fromActivation: activation, mode: .immediate)
  }
}
