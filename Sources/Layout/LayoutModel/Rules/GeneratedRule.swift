package import ConstraintSolver

/// A rule that an item generates as a stack, for a guide, or for a mask, with UIKit's identifier.
package struct GeneratedRule: Hashable, Sendable {
  /// What generates a rule.
  package enum Origin: Hashable, Sendable {
    /// A stack, which arranges its views.
    case stack
    /// A system guide.
    case guide(SystemGuide)
    /// A translated autoresizing mask.
    case mask
  }

  /// The item that generates it.
  package let owner: Item.ID
  /// What of the item generates it.
  package let origin: Origin
  /// Its index among the item's generated rules, from 0.
  package let index: Int
  /// The name of the item.
  let ownerName: String
  /// The role.
  let role: String
  /// A count within the role, from 1.
  let count: Int
  /// UIKit's identifier, such as `UISV-spacing`; empty for a mask, as UIKit gives those rules none.
  package let identifier: String
  /// The anchor on the left; for a mask its position is in the superview's coordinates.
  package let first: Anchor
  /// The relation between the sides.
  package let relation: Relation
  /// The anchor on the right, or nil for a constant.
  package let second: Anchor?
  /// The multiplier of the anchor on the right.
  package let multiplier: Double
  /// The constant on the right, in points.
  package let constant: Double
  /// The priority, greater than 0 and at most 1000.
  package let priority: Double

  /// The name: the item, the role, and a count within the role, as in `row.spacing1`.
  package var name: String { "\(ownerName).\(role)\(count)" }

  /// The anchor on the right with its multiplier, if there is one.
  var right: [AnchorTerm] { second.map { [AnchorTerm($0, times: multiplier)] } ?? [] }

  /// Whether UIKit never breaks it if it could break an ordinary rule instead.
  package var isSystem: Bool { origin != .stack || identifier == "UISV-hiding" }
}
