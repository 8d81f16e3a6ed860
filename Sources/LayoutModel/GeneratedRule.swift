public import ConstraintSolver

/// A rule that a stack makes, with UIKit's identifier.
public struct GeneratedRule: Hashable, Sendable {
  /// The stack it belongs to.
  public let stack: Item.ID
  /// Its place among the stack's rules, from 0.
  public let index: Int
  /// `row.spacing1`: the stack, the role, and a count within the role.
  public let name: String
  /// UIKit's identifier, `UISV-spacing`.
  public let identifier: String
  /// The anchor on the left.
  public let first: Anchor
  /// How the sides compare.
  public let relation: Relation
  /// The anchor on the right, or nil for a constant size.
  public let second: Anchor?
  /// What the anchor on the right is multiplied by.
  public let multiplier: Double
  /// The signed constant on the right, in points.
  public let constant: Double
  /// In (0, 1000].
  public let priority: Double

  /// The anchor on the right with its multiplier, if there is one.
  var right: [AnchorTerm] { second.map { [AnchorTerm($0, times: multiplier)] } ?? [] }

  /// Whether UIKit would never break it while it could break an ordinary rule.
  public var isSystem: Bool { identifier == "UISV-hiding" }
}
