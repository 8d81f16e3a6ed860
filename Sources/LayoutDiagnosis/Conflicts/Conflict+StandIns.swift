import ConstraintSolver
import LayoutModel

extension Conflict.StandIn {
  /// Beyond so many rules nobody looks whether a conflict stays as small as it is.
  private static let memberLimit = 64

  /// Puts rules that say outright how large something is in the place of unwritten bounds.
  ///
  /// A set with `photo.width >= 0` in it says too little about what is missing where a rule asks
  /// for `photo.width == 40`: the sum with the rule is as long, and true to the picture. Of several
  /// rules the one that asks for most is told, then the oldest. Nothing is put in where a rule
  /// would contradict a part of the set by itself: then that is another conflict.
  static func enter(
    _ summands: inout [ConflictSum.Summand], in solved: SolvedLayout
  ) -> [Conflict.StandIn] {
    var told = summands
    var standIns: [Conflict.StandIn] = []
    for index in summands.indices {
      let bound = told[index].claim.source
      guard case .implied = bound, let variable = told[index].claim.variables.first,
        let rules = rules(for: variable, times: told[index].multiplier, beside: told, in: solved)
      else { continue }
      told[index] = rules[0]
      standIns.append(Conflict.StandIn(rule: rules[0].claim.source, bound: bound))
      for rule in rules.dropFirst() {
        // What the set has already counts once more.
        if let known = told.firstIndex(where: { $0.claim.source == rule.claim.source }) {
          told[known].multiplier = told[known].multiplier + rule.multiplier
        } else {
          told.append(rule)
          standIns.append(Conflict.StandIn(rule: rule.claim.source, bound: bound))
        }
      }
    }
    guard !standIns.isEmpty, told.count <= memberLimit,
      holdsWithoutAnyOther(told, standIns, in: solved)
    else { return [] }
    summands = told
    return standIns
  }

  /// What says how large something is at least, with what it is multiplied by: a rule about that
  /// size alone, else a ratio such as `b.width == a.width` and what says how large the other is.
  private static func rules(
    for variable: Variable, times multiplier: Rational, beside others: [ConflictSum.Summand],
    in solved: SolvedLayout
  ) -> [ConflictSum.Summand]? {
    let known = Set(others.map(\.claim.source))
    if let (summand, _) = strongest(
      for: variable, times: multiplier, beside: others, in: solved, where: { !known.contains($0) })
    {
      return [summand]
    }
    return linked(variable, times: multiplier, beside: others, passing: [variable], in: solved)?
      .summands
  }

  /// So many ratios may lead from a size to the rule that says how large it is.
  private static let linkLimit = 4

  /// The ratios from a size to one that a rule states, and that rule; of several ways the one that
  /// asks for most, then the oldest.
  private static func linked(
    _ variable: Variable, times multiplier: Rational, beside others: [ConflictSum.Summand],
    passing passed: [Variable], in solved: SolvedLayout
  ) -> (summands: [ConflictSum.Summand], least: Rational)? {
    guard passed.count <= linkLimit else { return nil }
    let broken = Set(solved.broken)
    var best: (summands: [ConflictSum.Summand], least: Rational, age: Age)?
    for position in solved.lowering.positions(about: variable) where !broken.contains(position) {
      guard let claim = solved.lowering.claim(at: position), claim.isRequired,
        claim.source.isRule, claim.constraint.relation == .equal, claim.variables.count == 2,
        !others.contains(where: { $0.claim.source == claim.source }),
        let other = claim.variables.first(where: { $0 != variable }), !passed.contains(other),
        solved.lowering.dimension(of: other)?.dimension.isSize ?? false
      else { continue }
      func coefficient(_ variable: Variable) -> Rational {
        claim.constraint.expression.terms.filter { $0.variable == variable }
          .reduce(Rational(0)) { $0 + Rational(meaning: $1.coefficient) }
      }
      let own = coefficient(variable)
      let factor = Rational(0) - coefficient(other) / own
      guard factor > Rational(0) else { continue }
      let link = ConflictSum.Summand(claim, multiplier / own)
      let end: (summands: [ConflictSum.Summand], least: Rational)? =
        strongest(for: other, times: multiplier * factor, beside: others, in: solved) { source in
          source != claim.source
        }.map { ([$0.summand], $0.least) }
        ?? linked(
          other, times: multiplier * factor, beside: others, passing: passed + [other], in: solved)
      guard let end, end.summands.allSatisfy({ counts($0, asIn: others) }) else { continue }
      let constant = Rational(0) - Rational(meaning: claim.constraint.expression.constant) / own
      let least = constant + factor * end.least
      guard least > Rational(0) else { continue }
      let age = claim.breakOrder?.age ?? .first
      if let best, (best.least, age) >= (least, best.age) { continue }
      best = ([link] + end.summands, least, age)
    }
    return best.map { ($0.summands, $0.least) }
  }

  /// Whether a claim that takes part already does so in the same direction.
  private static func counts(
    _ summand: ConflictSum.Summand, asIn others: [ConflictSum.Summand]
  ) -> Bool {
    others.allSatisfy { other in
      other.claim.source != summand.claim.source
        || (other.multiplier > Rational(0)) == (summand.multiplier > Rational(0))
    }
  }

  /// A required rule about a size alone that asks for more than nothing, with what it is multiplied
  /// by and how much it asks for.
  private static func strongest(
    for variable: Variable, times multiplier: Rational, beside others: [ConflictSum.Summand],
    in solved: SolvedLayout, where isFitting: (Claim.Source) -> Bool
  ) -> (summand: ConflictSum.Summand, least: Rational)? {
    let broken = Set(solved.broken)
    var best: (summand: ConflictSum.Summand, least: Rational, age: Age)?
    for position in solved.lowering.positions(about: variable) {
      guard let claim = solved.lowering.claim(at: position), claim.isRequired,
        // What broke is asked for only by the set that it is in.
        !broken.contains(position) || others.contains(where: { $0.claim.source == claim.source }),
        claim.source.isRule, isFitting(claim.source), claim.variables == [variable]
      else { continue }
      let coefficient = Rational(meaning: claim.constraint.expression.terms[0].coefficient)
      let isLower =
        switch claim.constraint.relation {
        case .equal: true
        case .greaterOrEqual: coefficient > Rational(0)
        case .lessOrEqual: coefficient < Rational(0)
        }
      let least = -Rational(meaning: claim.constraint.expression.constant) / coefficient
      guard isLower, least >= Rational(0) else { continue }
      let age = claim.breakOrder?.age ?? .first
      if let best, (best.least, age) >= (least, best.age) { continue }
      best = (ConflictSum.Summand(claim, multiplier / coefficient), least, age)
    }
    return best.map { ($0.summand, $0.least) }
  }

  /// Whether the rest can hold with any one member gone that is no stand-in.
  private static func holdsWithoutAnyOther(
    _ told: [ConflictSum.Summand], _ standIns: [Conflict.StandIn], in solved: SolvedLayout
  ) -> Bool {
    let mayGo = told.indices.filter { index in
      told[index].claim.source.isRule
        && !standIns.contains { $0.rule == told[index].claim.source }
    }
    let variables = Set(told.flatMap(\.claim.variables))
    let bounds = variables.sorted().flatMap { variable in
      solved.lowering.positions(about: variable).compactMap(solved.lowering.claim)
        .filter { !$0.source.isRule && $0.isRequired }
    }
    return mayGo.allSatisfy { gone in
      let rest = told.indices.filter { $0 != gone }.map { told[$0].claim.constraint }
      return Feasibility.holds(rest + bounds.map(\.constraint))
    }
  }
}
