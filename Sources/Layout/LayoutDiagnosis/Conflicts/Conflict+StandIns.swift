import ConstraintSolver
import LayoutModel

extension Conflict.StandIn {
  /// The most members of a sum for which it is checked that the conflict stays minimal.
  private static let memberLimit = 64

  /// Replaces implied bounds with rules that state a size outright.
  ///
  /// If a rule requires `photo.width == 40`, a set with the implied `photo.width >= 0` says too
  /// little about how much room is missing: the sum with the rule is as long and matches the
  /// picture. Of several rules the one that requires the greatest size is used, then the oldest.
  /// Nothing is replaced if a rule would contradict a part of the set by itself, because that is
  /// another conflict.
  static func enter(
    _ summands: inout [WeightedClaim], in solved: SolvedLayout
  ) -> [Conflict.StandIn] {
    guard summands.count <= memberLimit else { return [] }
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
        // A rule that is already in the set counts once more.
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

  /// Returns what states how large something is at least, with multipliers: a rule about that size
  /// alone, otherwise a ratio such as `b.width == a.width` and what states the other size.
  private static func rules(
    for variable: Variable, times multiplier: Rational, beside others: [WeightedClaim],
    in solved: SolvedLayout
  ) -> [WeightedClaim]? {
    let known = Set(others.map(\.claim.source))
    if let (summand, _) = strongest(
      for: variable, times: multiplier, beside: others, in: solved, where: { !known.contains($0) })
    {
      return [summand]
    }
    return linked(variable, times: multiplier, beside: others, passing: [variable], in: solved)?
      .summands
  }

  /// The most ratios between a size and the rule that states it.
  private static let linkLimit = 4

  /// Returns the ratios from a size to one that a rule states, and that rule; of several the one
  /// that requires the greatest size, then the oldest.
  private static func linked(
    _ variable: Variable, times multiplier: Rational, beside others: [WeightedClaim],
    passing passed: [Variable], in solved: SolvedLayout
  ) -> (summands: [WeightedClaim], least: Rational)? {
    guard passed.count <= linkLimit else { return nil }
    let broken = Set(solved.broken)
    var best: (summands: [WeightedClaim], least: Rational, age: Age)?
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
      let link = WeightedClaim(claim, multiplier / own)
      let end: (summands: [WeightedClaim], least: Rational)? =
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
    _ summand: WeightedClaim, asIn others: [WeightedClaim]
  ) -> Bool {
    others.allSatisfy { other in
      other.claim.source != summand.claim.source
        || (other.multiplier > Rational(0)) == (summand.multiplier > Rational(0))
    }
  }

  /// Returns a required rule about a size alone that requires more than zero, with its multiplier
  /// and how much it requires.
  private static func strongest(
    for variable: Variable, times multiplier: Rational, beside others: [WeightedClaim],
    in solved: SolvedLayout, where isFitting: (Claim.Source) -> Bool
  ) -> (summand: WeightedClaim, least: Rational)? {
    let broken = Set(solved.broken)
    var best: (summand: WeightedClaim, least: Rational, age: Age)?
    for position in solved.lowering.positions(about: variable) {
      guard let claim = solved.lowering.claim(at: position), claim.isRequired,
        // A broken rule requires its size only in the set that contains it.
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
      best = (WeightedClaim(claim, multiplier / coefficient), least, age)
    }
    return best.map { ($0.summand, $0.least) }
  }

  /// Whether the rest can hold together without any one member that is not a stand-in.
  private static func holdsWithoutAnyOther(
    _ told: [WeightedClaim], _ standIns: [Conflict.StandIn], in solved: SolvedLayout
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
