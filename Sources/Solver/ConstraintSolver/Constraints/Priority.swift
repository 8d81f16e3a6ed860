/// The priority of a constraint: a number greater than 0 and at most 1000; exactly 1000 is
/// required.
///
/// Two different priorities are two levels, however close: no error at the lower one, however
/// large, outweighs any error at the higher one (strictly lexicographic, as in UIKit).
package struct Priority: Hashable, Comparable, Sendable {
  /// The number; a larger one is stronger.
  package let value: Double

  /// Makes the priority with a number; nil unless it is greater than 0 and at most 1000.
  package init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(unchecked value: Double) { self.value = value }

  /// The priority of constraints that have to hold; a system of contradictory required constraints
  /// has no solution.
  package static let required = Priority(unchecked: 1000)
  /// The priority of required constraints that cannot hold: above every optional priority that a
  /// `Float` can express.
  ///
  /// UIKit keeps a broken constraint satisfied as far as possible in the same way.
  package static let broken = Priority(unchecked: (1000.0).nextDown)
  /// The priority of a suggested value: just below ``broken``.
  package static let edit = Priority(unchecked: (1000.0).nextDown.nextDown)

  /// Whether the constraint has to hold.
  package var isRequired: Bool { self == .required }

  /// Compares the numbers.
  package static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.value < rhs.value }
}
