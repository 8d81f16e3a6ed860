// StackBlocks: blocks of stacks
// root 320x480
// of VStack HStack StackModifier StackBuilder StackNode UIView
import Stacks
import UIKit

final class StackBlocks: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  let d = UILabel()
  let e = UIView()
  var isOn = true
  lazy var column = VStack {
    a
    HStack(nodes: { b }).alignment(.top).distribution(.fill).spacing(2)
    if isOn { c }
    if !isOn { d } else { e }
  }.alignment(.leading).distribution(.equalSpacing).spacing(8)

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b, c, d] { label.text = "text" }
    view.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    column.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    column.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}
