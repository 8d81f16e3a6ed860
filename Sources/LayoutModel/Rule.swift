public import ConstraintSolver

/// One rule of a layout: `left REL right + constant`, with a priority.
///
/// UIKit's constraint is the case with one anchor on the left and at most one on the right.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The creation number of a rule; `c5` is the name of an unnamed rule number 5.
  public struct ID: Hashable, Sendable, Comparable {
    /// Counts rules by creation, from 1.
    public var number: Int

    /// The rule of that number.
    public init(number: Int) { self.number = number }

    /// The order of the two.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
  }

  /// What a rule does.
  public enum Duty: Hashable, Sendable, CaseIterable {
    /// It takes part.
    case driving
    /// It only measures, as a driven dimension does in CAD programs.
    case measuring
    /// Nothing.
    case off
  }

  /// Which one.
  public let id: ID
  /// The name given with `as`, if any.
  public internal(set) var givenName: String?
  /// The anchors on the left.
  public let left: [AnchorTerm]
  /// How the sides compare.
  public let relation: Relation
  /// The anchors on the right.
  public let right: [AnchorTerm]
  /// The signed constant on the right, in points.
  public internal(set) var constant: Double
  /// In (0, 1000]; 1000 is required.
  public internal(set) var priority: Double
  /// Whether it takes part, measures, or neither.
  public internal(set) var duty = Duty.driving
  /// UIKit's `NSLayoutConstraint.identifier`.
  public internal(set) var identifier: String?
  /// Made by the system rather than by people: never broken while an ordinary rule could be.
  public internal(set) var isSystem = false
  /// The moment it was made.
  public internal(set) var made: Origin
  /// The moment it was made or last changed.
  public internal(set) var origin: Origin

  /// Whether it takes part.
  public var isOn: Bool { duty == .driving }

  /// The name people use: the given one, else `c` and the number.
  public var name: String { givenName ?? "c\(id.number)" }

  /// Whether it is one `NSLayoutConstraint`.
  public var hasUIKitForm: Bool {
    left.count == 1 && left[0].coefficient == 1 && right.count <= 1
  }
}
