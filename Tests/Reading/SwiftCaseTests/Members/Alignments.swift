// Alignments: how views lie across stacks
// root 320x480
// of UIStackView.Alignment
import UIKit

final class Alignments: UIViewController {
  let a = UILabel()
  let b = UILabel()
  let row = UIStackView()
  let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    a.text = "one"
    b.text = "another"
    row.addArrangedSubview(a)
    row.addArrangedSubview(column)
    column.axis = .vertical
    column.addArrangedSubview(b)
    row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    let across: [UIStackView.Alignment] = [.fill, .leading, .trailing, .center]
    for alignment in across { column.alignment = alignment }
    let down: [UIStackView.Alignment] = [.top, .bottom, .firstBaseline, .lastBaseline]
    for alignment in down { row.alignment = alignment }
  }
}
