/// What floating-point arithmetic says about which required constraints break at some value of the
/// parameter, and why.
///
/// It is a guess, which is quickly found and checked exactly afterwards; ``ParametricSearch`` finds
/// in exact arithmetic what does not stand the check.
struct RefusalGuess {
  private let variableCount: Int
  /// The constraints with their constants at that value, or a little above it.
  private let constraints: [Constraint]

  /// How far above a breakpoint numbers are compared where it is about what follows behind it.
  private static let distance = Rational(1, over: 1024)

  init<S: ExactScalar>(_ system: ParametricSystem, _ rows: [SparseRow<S>]) {
    variableCount = system.variableCount
    constraints = zip(system.constraints, rows).map { constraint, row in
      var constraint = constraint
      constraint.expression.constant = row.constant.value(after: Self.distance).approximation
      return constraint
    }
  }

  /// The constraints that break if those of a list are accepted one after the other.
  func broken(inOrder positions: [Int]) -> [Int] {
    Feasibility.refused(inOrder: positions.map { constraints[$0] }).map { positions[$0] }
  }

  /// Returns the sum that refuses a constraint, of earlier ones and itself; nil if it is not found at
  /// once.
  func summands(of position: Int, after earlier: [Int]) -> [Summand]? {
    let certificate = InfeasibilityCertificate(
      refusing: position, after: earlier, of: constraints, variableCount: variableCount)
    return certificate?.members.map {
      Summand(position: $0.position, multiplier: -$0.multiplier)
    }
  }
}
