// StackLayoutViews: layouts as views
// root 320x480
// of StackLayout
import StackLayout
import UIKit

final class StackLayoutViews: UIViewController {
  let a = UILabel()
  lazy var stack = StackLayout.cols(of: [.view(a)])

  override func viewDidLoad() {
    super.viewDidLoad()
    a.text = "a"
    view.addSubview(stack.view)
    stack.view.translatesAutoresizingMaskIntoConstraints = false
    stack.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.view.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}
