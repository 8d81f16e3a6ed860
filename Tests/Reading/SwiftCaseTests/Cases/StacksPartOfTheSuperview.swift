// A part of the superview
// root 320x200
// bar 0 0 160 20
import Stacks
import UIKit

final class StacksPartOfTheSuperview: UIViewController {
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    bar.width(.fraction(0.5, .equal)).height(.point(20))
  }
}
