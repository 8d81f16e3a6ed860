// StackFunctions: stacks and spacers
// root 320x480
// of UIView UIEdgeInsets
import Stacks
import UIKit

final class StackFunctions: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let c = UILabel()
  let d = UILabel()
  lazy var row = UIView.hStack(
    alignment: .center, distribution: .fill, spacing: 4, margins: .all(2),
    [a, .spacer(length: 8), b])
  lazy var column = UIView.vStack(
    alignment: .leading, distribution: .equalSpacing, spacing: 3, margins: UIEdgeInsets(v: 1, h: 2),
    [c, .spacer(minLength: 5), d])

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [a, b, c, d] { label.text = "text" }
    view.addSubview(row)
    view.addSubview(column)
    row.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    column.topAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
    column.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}
