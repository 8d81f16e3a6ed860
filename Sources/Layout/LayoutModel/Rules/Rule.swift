package import ConstraintSolver

/// A rule of a layout: `left REL right + constant`, with a priority.
///
/// UIKit's constraint is the case of one anchor on the left and at most one on the right.
package struct Rule: Hashable, Sendable, Identifiable {
  /// The number of a rule; rule 5 is named `c5` if it has no other name.
  package struct ID: Hashable, Sendable, Comparable {
    /// The number, counted from 1 by creation.
    package var number: Int

    /// Makes the identity of the rule with a number.
    package init(number: Int) { self.number = number }

    /// Orders rules by creation.
    package static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
  }

  /// How a rule takes part in the layout.
  package enum Duty: Hashable, Sendable, CaseIterable {
    /// It has to hold.
    case driving
    /// It only measures, as a driven dimension does in CAD programs.
    case measuring
    /// It does nothing.
    case off
  }

  /// The rule's identity.
  package let id: ID
  /// The name given with `as`, if any.
  package var givenName: String?
  /// The anchors on the left.
  package let left: [AnchorTerm]
  /// The relation between the sides.
  package let relation: Relation
  /// The anchors on the right.
  package let right: [AnchorTerm]
  /// The constant on the right, in points.
  package internal(set) var constant: Double
  /// The priority, greater than 0 and at most 1000, which is required.
  package internal(set) var priority: Double
  /// Whether it has to hold, only measures, or does nothing.
  package internal(set) var duty = Duty.driving
  /// UIKit's `NSLayoutConstraint.identifier`.
  package internal(set) var identifier: String?
  /// Whether the system made it, so that it is never broken if an ordinary rule could be.
  package internal(set) var isSystem = false
  /// When it was made.
  package internal(set) var made: Origin
  /// When it was made or last changed.
  package internal(set) var origin: Origin

  /// Whether it has to hold.
  package var isOn: Bool { duty == .driving }

  /// The name that people use: the given one, otherwise `c` and the number.
  package var name: String { givenName ?? "c\(id.number)" }

  /// Whether one `NSLayoutConstraint` can express it.
  package var hasUIKitForm: Bool {
    left.count == 1 && left[0].coefficient == 1 && right.count <= 1
  }
}
