internal import ConstraintSolver

/// How much a constraint counts: a number above 0 and up to 1000, which is required.
///
/// Two different priorities are two levels, however close: no number of constraints at the lower one
/// outweighs one at the higher.
public struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let inner: ConstraintSolver.Priority

  /// The number.
  public var value: Double { inner.value }

  /// Makes a priority; nil unless the number is above 0 and at most 1000.
  ///
  /// The two numbers before 1000 that a `Double` has are not taken either.
  public init?(_ value: Double) {
    guard let inner = ConstraintSolver.Priority(value),
      inner.isRequired || inner < ConstraintSolver.Priority.edit
    else { return nil }
    self.inner = inner
  }

  private init(_ inner: ConstraintSolver.Priority) { self.inner = inner }

  /// Constraints that have to hold.
  public static let required = Priority(ConstraintSolver.Priority.required)

  /// A priority in a program, brought into the range of priorities.
  public init(floatLiteral value: Double) {
    self = Priority(value) ?? (value > 0 ? .required : .least)
  }

  /// A priority in a program, brought into the range of priorities.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  private static let least = Priority(
    ConstraintSolver.Priority(.leastNonzeroMagnitude) ?? ConstraintSolver.Priority.required)

  /// Compares the numbers.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.inner < rhs.inner }
}
