import ConstraintSolver
package import LayoutModel

extension Conflict {
  /// That the view in question is hidden in a stack, in one sentence; nil for any other conflict.
  package func hiding(in solved: SolvedLayout) -> String? {
    guard otherRows.count == 1, let source = otherRows.first?.source, otherSum.isZero,
      Self.identifier(of: source, in: solved) == "UISV-hiding",
      let claim = solved.lowering.claim(of: source), let variable = claim.variables.first,
      let size = solved.lowering.dimension(of: variable), size.dimension.isSize
    else { return nil }
    let count = rows.count { $0.source.isRule }
    let side = size.dimension.axis == .horizontal ? "width" : "height"
    return "\(solved.layout.name(of: size.item)) is hidden in its stack, which makes its \(side) "
      + "0: \(count) rule\(count == 1 ? " asks" : "s ask") for \(sum.approximation.spelled)"
  }

  private static func identifier(of source: Claim.Source, in solved: SolvedLayout) -> String? {
    switch source {
    case .rule(let id): solved.layout.rule(id)?.identifier
    case .generated(let stack, let index): solved.generated(stack, index)?.identifier
    case .implied, .given, .hugging, .resistance: nil
    }
  }
}
