package import ConstraintSolver

/// A rule that an item brings, with UIKit's identifier: of a stack, a guide or a mask.
package struct GeneratedRule: Hashable, Sendable {
  /// What brings it along.
  package enum Origin: Hashable, Sendable {
    /// A stack arranges its views.
    case stack
    /// A system guide keeps its distances.
    case guide(SystemGuide)
    /// An autoresizing mask is translated.
    case mask
  }

  /// The item it belongs to.
  package let owner: Item.ID
  /// What of the item it belongs to.
  package let origin: Origin
  /// Its place among the item's rules, from 0.
  package let index: Int
  /// `row.spacing1`: the item, the role, and a count within the role.
  package let name: String
  /// UIKit's identifier, `UISV-spacing`; empty for a mask, as UIKit gives those rules none.
  package let identifier: String
  /// The anchor on the left; of a mask its place is in the superview's coordinates.
  package let first: Anchor
  /// How the sides compare.
  package let relation: Relation
  /// The anchor on the right, or nil for a constant.
  package let second: Anchor?
  /// What the anchor on the right is multiplied by.
  package let multiplier: Double
  /// The signed constant on the right, in points.
  package let constant: Double
  /// In (0, 1000].
  package let priority: Double

  /// The anchor on the right with its multiplier, if there is one.
  var right: [AnchorTerm] { second.map { [AnchorTerm($0, times: multiplier)] } ?? [] }

  /// Whether UIKit would never break it while it could break an ordinary rule.
  package var isSystem: Bool { origin != .stack || identifier == "UISV-hiding" }
}
