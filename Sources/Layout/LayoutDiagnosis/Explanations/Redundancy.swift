import ConstraintSolver
package import LayoutModel

/// A required rule that adds nothing: other rules together imply it.
package struct Redundancy: Sendable, Hashable {
  /// The redundant rule.
  package let rule: Rule.ID
  /// A smallest set of claims that imply it: rules by age, then given values and implied bounds.
  package let implying: [Claim.Source]

  /// The most connected claims among which redundant rules are searched for.
  package static let claimLimit = 300

  /// The redundant rules of a layout by age, among those that somebody wants to know of, and how many
  /// were not looked at because their part of the layout is too large.
  ///
  /// Each is redundant by itself; if one of them is removed, others may no longer be redundant.
  /// Broken rules are never redundant, as they contradict others.
  ///
  /// - Complexity: for each required rule one removal from a solver of its part of the layout, and
  ///   where it is redundant a search for the smallest set.
  package static func all(
    in solved: SolvedLayout, where isWanted: (Rule) -> Bool = { _ in true }
  ) -> (found: [Redundancy], skippedCount: Int) {
    let broken = Set(solved.broken)
    var found: [Redundancy] = []
    var skippedCount = 0
    var region: Region?
    let rules = solved.layout.rules
    for (index, rule) in rules.enumerated()
    where rule.isOn && isWanted(rule) && !Interruption.isRequested {
      SearchProgress.report("rules", index, of: rules.count)
      guard let position = solved.lowering.position(of: .rule(rule.id)), !broken.contains(position),
        let claim = solved.lowering.claim(at: position), claim.isRequired
      else { continue }
      let part = solved.lowering.requiredPart(around: claim.variables, opened: [])
        .subtracting(broken)
      guard part.count <= claimLimit else {
        skippedCount += 1
        continue
      }
      if region?.positions != part { region = Region(part, in: solved) }
      guard region?.mayImply(claim, at: position) ?? true else { continue }
      if let implying = implying(claim, part.subtracting([position]), in: solved) {
        found.append(Redundancy(rule: rule.id, implying: implying))
      }
    }
    return (found, skippedCount)
  }

  private static func implying(
    _ claim: Claim, _ positions: Set<Claim.Position>, in solved: SolvedLayout
  ) -> [Claim.Source]? {
    let claims = positions.sorted().compactMap { solved.lowering.claim(at: $0) }
    let background = claims.filter { $0.breakOrder == nil }
      .sorted { solved.lowering.precedes($0.source, $1.source) }
    let counted = claims.compactMap { claim in claim.breakOrder.map { (claim: claim, order: $0) } }
      .sorted { $0.order.age < $1.order.age }.map(\.claim)
    let found = Implication(
      of: claim.constraint, from: counted.map(\.constraint),
      background: background.map(\.constraint))
    return found.map { implication in
      implication.members.map { counted[$0].source }
        + implication.background.map { background[$0].source }
    }
  }
}

/// A connected part of the required claims, in a solver of its own.
private struct Region {
  let positions: Set<Claim.Position>
  private let solver: Solver
  private let ids: [Claim.Position: Solver.ConstraintID]

  /// Makes the part; nil if the solver refuses the claims.
  init?(_ positions: Set<Claim.Position>, in solved: SolvedLayout) {
    var solver = Solver()
    for _ in 0..<solved.lowering.variableCount { _ = solver.makeVariable() }
    let ordered = positions.sorted()
    let claims = ordered.compactMap { solved.lowering.claim(at: $0)?.constraint }
    guard claims.count == ordered.count, let made = try? solver.apply(claims.map { .add($0) })
    else { return nil }
    self.positions = positions
    self.solver = solver
    ids = Dictionary(uniqueKeysWithValues: zip(ordered, made))
  }

  /// Whether the other claims seem to imply a claim, in floating-point numbers.
  func mayImply(_ claim: Claim, at position: Claim.Position) -> Bool {
    guard let id = ids[position] else { return true }
    var others = solver
    guard (try? others.remove(id)) != nil else { return true }
    let form = claim.constraint.expression
    let face = others.optimalFace
    switch claim.constraint.relation {
    case .equal: return face.isUnique(form)
    case .greaterOrEqual: return face.range(of: form).min.map { $0 >= -Tolerance.value } ?? false
    case .lessOrEqual: return face.range(of: form).max.map { $0 <= Tolerance.value } ?? false
    }
  }
}
