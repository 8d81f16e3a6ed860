/// How much a constraint matters: a number in (0, 1000], 1000 exactly is required.
///
/// Two priorities that differ are two levels, however close: no amount of error at the lower one
/// outweighs any error at the higher one (strictly lexicographic, as in UIKit).
package struct Priority: Hashable, Comparable, Sendable {
  /// The number, larger is stronger.
  package let value: Double

  /// The priority of that number, or nil outside (0, 1000].
  package init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(unchecked value: Double) { self.value = value }

  /// Has to hold; a system of contradicting required constraints has no solution.
  package static let required = Priority(unchecked: 1000)
  /// Was required and cannot hold: above every optional priority that a `Float` can express.
  ///
  /// UIKit keeps a broken constraint satisfied as far as possible in the same way.
  package static let broken = Priority(unchecked: (1000.0).nextDown)
  /// A suggested value: just below ``broken``.
  package static let edit = Priority(unchecked: (1000.0).nextDown.nextDown)

  /// Whether the constraint has to hold.
  package var isRequired: Bool { self == .required }

  /// The order of the two.
  package static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.value < rhs.value }
}
