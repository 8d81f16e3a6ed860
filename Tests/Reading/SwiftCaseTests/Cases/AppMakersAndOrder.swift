// Makers that give what is expected, and operators that stand below others
// root 320x480
// heading 8 20 150 40
// note 8 60 150 40
import UIKit

precedencegroup Wish {
  associativity: left
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : Wish
infix operator |==| : ComparisonPrecedence

private func |==| (a: NSLayoutYAxisAnchor, b: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  a.constraint(equalTo: b)
}

private func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

extension UILabel {
  fileprivate static func build(_ configure: ((UILabel) -> Void)? = nil) -> UILabel {
    let view = UILabel()
    view.translatesAutoresizingMaskIntoConstraints = false
    configure?(view)
    return view
  }
}

private func managed<T: UIView>(_ make: @autoclosure () -> T) -> T {
  let view = make()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

final class AppMakersAndOrder: UIViewController {
  private let heading: UILabel = .build { $0.textAlignment = .center }
  private let note = UILabel.build()
  private let rest = managed(UIView())
  private lazy var rows: [(caption: UILabel, width: CGFloat)] = [heading, note].map { ($0, 150) }

  override func viewDidLoad() {
    super.viewDidLoad()
    [heading, note, rest].forEach(view.addSubview)
    var top = view.topAnchor
    heading.topAnchor.constraint(equalTo: top, constant: 20).isActive = true
    for row in rows {
      NSLayoutConstraint.activate([
        row.caption.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        row.caption.widthAnchor.constraint(equalToConstant: row.width),
        row.caption.heightAnchor.constraint(equalToConstant: 40),
      ])
      top = row.caption.bottomAnchor
    }
    NSLayoutConstraint.activate([
      note.topAnchor |==| heading.bottomAnchor ~ .defaultHigh,
      rest.topAnchor |==| top ~ .required,
    ])
  }
}
