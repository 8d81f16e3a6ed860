// The second length takes the place of the first
// root 320x200
import Stacks
import UIKit

final class StacksSecondLengthCounts: UIViewController {
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    bar.width(.point(80))
    bar.width(.point(120, .lessThanOrEqual))
  }
}
