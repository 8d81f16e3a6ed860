internal import ConstraintSolver

/// A number that a ``Solver`` finds.
public struct Variable: Hashable, Sendable {
  /// The name, which texts and reports show; it need not be unique.
  public let name: String
  let inner: ConstraintSolver.Variable

  init(_ name: String, _ inner: ConstraintSolver.Variable) {
    self.name = name
    self.inner = inner
  }
}
