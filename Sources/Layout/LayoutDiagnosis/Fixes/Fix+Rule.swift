import ConstraintSolver
import LayoutModel

extension Fix {
  /// Returns the preferred change of a single rule or given size that makes another rule possible,
  /// which required ones make impossible now; nil if none does.
  ///
  /// Constants with which no view overlaps another one or leaves its parent come first, then the
  /// size of the root, then other constants, then going without a rule or a mask; among equals, the
  /// smallest change, the fewest moved views, and the oldest rule.
  static func best(
    for rule: Rule, among givers: ArraySlice<WhyNot.Blockade.Giver>, _ analysis: LayoutAnalysis
  ) -> Fix? {
    let trial = FixTrial(analysis, about: givers.map(\.source))
    var (fixes, sizes): ([Fix], [Rational]) = ([], [])
    for giver in givers {
      for change in changes(of: giver, in: analysis.solved) where !Interruption.isRequested {
        guard let fix = trial.fix(change, of: giver.source, letting: rule) else { continue }
        fixes.append(fix)
        sizes.append(giver.change.magnitude)
      }
    }
    trial.judge(&fixes)
    func age(_ fix: Fix) -> Int { if case .rule(let id) = fix.source { id.number } else { 0 } }
    return fixes.indices.min { a, b in
      (fixes[a].stage, sizes[a], fixes[a].moved.count, age(fixes[a]), a)
        < (fixes[b].stage, sizes[b], fixes[b].moved.count, age(fixes[b]), b)
    }.map { fixes[$0] }
  }

  /// A change to be tried.
  fileprivate typealias Change = (kind: Kind, edit: LayoutEdit, before: Double?)

  private var stage: Int {
    if case .rootSize = edit { return 1 }
    if before == nil { return 3 }
    return isClean ? 0 : 2
  }

  private static func changes(
    of giver: WhyNot.Blockade.Giver, in solved: SolvedLayout
  ) -> [Change] {
    // The numbers of a mask come from a frame, so changing them is not a fix.
    if let edit = LayoutEdit(withoutMaskOf: giver.source, in: solved) {
      return [(.mask, edit, nil)]
    }
    let layout = solved.layout
    let distance = giver.change.approximation
    switch giver.source {
    case .rule(let id):
      guard let rule = layout.rule(id) else { return [] }
      return [
        (.constant, .constant(id, rule.constant + distance), rule.constant),
        (.removal, .off(id), nil),
      ]
    case .given(let id, let dimension):
      guard dimension.isSize, let size = layout.item(id)?.givenSize?[dimension.axis] else {
        return []
      }
      return [(.container, .rootSize(dimension.axis, size + distance), size)]
    default: return []
    }
  }
}

extension FixTrial {
  /// Tries a change; nil if the rule still cannot hold with it, or if another one breaks.
  fileprivate func fix(
    _ change: Fix.Change, of source: Claim.Source, letting rule: Rule
  ) -> Fix? {
    guard let outcome = outcome(of: change.edit), obstacle(in: outcome) == nil else { return nil }
    var granted = outcome.layout
    guard
      let id = try? granted.addRule(
        AnchorExpression(rule.left), rule.relation,
        AnchorExpression(rule.right, constant: rule.constant), priority: WhyNot.weakest)
    else { return nil }
    let weak = SolvedLayout(granted, after: outcome)
    guard let position = weak.lowering.position(of: .rule(id)),
      let claim = weak.lowering.claim(at: position),
      let present = weak.solver(without: position),
      let strong = WhyNot.granted(id, at: 1000, after: weak), obstacle(in: strong) == nil
    else { return nil }
    return fix(
      change.kind, change.edit, of: source, before: change.before,
      amount: abs((change.edit.number ?? 0) - (change.before ?? 0)),
      isEnough: WhyNot.holds(claim, in: present), outcome, shown: strong)
  }
}
