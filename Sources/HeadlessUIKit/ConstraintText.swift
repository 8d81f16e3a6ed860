import Foundation

/// A constraint as its `description` prints it.
struct ConstraintText {
  let description: String

  init(_ constraint: NSLayoutConstraint) {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    if let second = constraint.second {
      if constraint.multiplier != 1 { right += "\(number(constraint.multiplier))*" }
      right += second.description
      if constraint.constant != 0 {
        right += constraint.constant < 0 ? " - " : " + "
        right += number(abs(constraint.constant))
      }
    } else {
      right = (constraint.constant < 0 ? "- " : "") + number(abs(constraint.constant))
    }
    var text = "<\(constraint.className):\(constraint.address)\(name) "
    text += "\(constraint.first?.description ?? "(null)") \(relation) \(right)"
    if constraint.priority != .required {
      text += " priority:\(number(CGFloat(constraint.priority.rawValue)))"
    }
    description = text + "   (\(constraint.isActive ? "active" : "inactive"))>"
  }
}
