import ConstraintSolver
import LayoutModel

/// Explains whether a size of zero is accidental, intended, or all that is left.
///
/// A view that disappears is the most puzzling result of a layout: no rule is violated, and still
/// nothing is visible.
struct ZeroSize {
  /// The explanation as a sentence; nil for a variable that is not a size or not zero.
  let line: String?

  /// Explains a size of an analysed layout.
  init(of variable: LayoutVariable, in analysis: LayoutAnalysis) {
    guard variable.dimension.isSize,
      Tolerance.same(analysis.solved.value(of: variable), 0)
    else {
      line = nil
      return
    }
    let name = variable.dimension.name
    switch analysis.freedom.status(of: variable) {
    case .free: line = "0 by accident: no rule asks for a \(name)"
    case .tied: line = "0 by accident: other best solutions make it larger"
    case .unique: line = Self.cause(of: variable, in: analysis.solved)
    }
  }

  private static func cause(
    of variable: LayoutVariable, in solved: SolvedLayout
  ) -> String? {
    let expression = solved.lowering.expression(variable)
    let anchor = Anchor(variable.item, variable.dimension.attribute)
    guard let explanation = Explanation(expression, measuring: .anchor(anchor), in: solved) else {
      return nil
    }
    let isLeast = explanation.rows.contains { row in
      if case .implied(let id, let axis) = row.source {
        return LayoutVariable(id, .size(along: axis)) == variable
      }
      return false
    }
    if isLeast { return "0 for lack of room: less than nothing is left" }
    let names = explanation.rows.map { solved.name(of: $0.source) }
    return "0 on purpose: \(Words.list(names)) \(names.count == 1 ? "says" : "say") so"
  }
}
