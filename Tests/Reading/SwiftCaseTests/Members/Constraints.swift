// Constraints: constraints as objects
// root 320x480
// of NSLayoutConstraint UIView NSLayoutConstraint.Relation
import UIKit

final class Constraints: UIViewController {
  let a = UIView()
  let b = UIView()
  private lazy var width = a.widthAnchor.constraint(equalToConstant: 10)

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let top = NSLayoutConstraint(
      item: a, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
      constant: 3)
    let height = NSLayoutConstraint(
      item: a, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 30)
    let most = NSLayoutConstraint(
      item: a, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 30)
    view.addConstraint(top)
    a.addConstraints([height, most])
    a.removeConstraint(most)
    a.addConstraint(most)
    a.removeConstraints([most])
    most.isActive = true
    width.isActive = true
    width.constant = top.constant + 37
    height.priority = .defaultHigh
    height.identifier = "tall"
    let again = a.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([again])
    NSLayoutConstraint.deactivate([again])
    NSLayoutConstraint.activate([again])
    if again.isActive, top.relation == .equal, top.multiplier == 1, height.identifier == "tall" {
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    }
    if top.firstItem === a, top.secondItem === view, top.firstAttribute == .top {
      b.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
    }
    if height.secondAttribute == .notAnAttribute, height.priority == .defaultHigh {
      b.heightAnchor.constraint(equalTo: a.heightAnchor).isActive = true
    }
    if let held = a.constraints.first(where: { $0.firstAnchor == a.widthAnchor }) {
      held.constant += 2
    }
    if top.firstAnchor == a.topAnchor, top.secondAnchor == view.topAnchor {
      b.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
    }
  }
}
