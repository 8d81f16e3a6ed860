import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test func anOptionalConstraintYieldsToARequiredOne() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint(Expression(width), .lessOrEqual, Expression(constant: 80)))
    let wanted = try solver.add(
      Constraint(
        Expression(width), .equal, Expression(constant: 100), priority: #require(Priority(250))))
    #expect(solver.value(of: width) == 80)
    #expect(solver.error(of: wanted) == 20)
  }
}
