package import ConstraintSolver

/// One rule of a layout: `left REL right + constant`, with a priority.
///
/// UIKit's constraint is the case with one anchor on the left and at most one on the right.
package struct Rule: Hashable, Sendable, Identifiable {
  /// The creation number of a rule; `c5` is the name of an unnamed rule number 5.
  package struct ID: Hashable, Sendable, Comparable {
    /// Counts rules by creation, from 1.
    package var number: Int

    /// The rule of that number.
    package init(number: Int) { self.number = number }

    /// The order of the two.
    package static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
  }

  /// What a rule does.
  package enum Duty: Hashable, Sendable, CaseIterable {
    /// It takes part.
    case driving
    /// It only measures, as a driven dimension does in CAD programs.
    case measuring
    /// Nothing.
    case off
  }

  /// Which one.
  package let id: ID
  /// The name given with `as`, if any.
  package var givenName: String?
  /// The anchors on the left.
  package let left: [AnchorTerm]
  /// How the sides compare.
  package let relation: Relation
  /// The anchors on the right.
  package let right: [AnchorTerm]
  /// The signed constant on the right, in points.
  package internal(set) var constant: Double
  /// In (0, 1000]; 1000 is required.
  package internal(set) var priority: Double
  /// Whether it takes part, measures, or neither.
  package internal(set) var duty = Duty.driving
  /// UIKit's `NSLayoutConstraint.identifier`.
  package internal(set) var identifier: String?
  /// Made by the system rather than by people: never broken while an ordinary rule could be.
  package internal(set) var isSystem = false
  /// The moment it was made.
  package internal(set) var made: Origin
  /// The moment it was made or last changed.
  package internal(set) var origin: Origin

  /// Whether it takes part.
  package var isOn: Bool { duty == .driving }

  /// The name people use: the given one, else `c` and the number.
  package var name: String { givenName ?? "c\(id.number)" }

  /// Whether it is one `NSLayoutConstraint`.
  package var hasUIKitForm: Bool {
    left.count == 1 && left[0].coefficient == 1 && right.count <= 1
  }
}
