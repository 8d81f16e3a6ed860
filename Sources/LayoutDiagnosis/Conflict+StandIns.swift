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
    for index in told.indices {
      guard case .implied = told[index].claim.source,
        let stronger = strongest(for: told[index], beside: told, in: solved)
      else { continue }
      standIns.append(
        Conflict.StandIn(rule: stronger.claim.source, bound: told[index].claim.source))
      told[index] = stronger
    }
    guard !standIns.isEmpty, told.count <= memberLimit,
      holdsWithoutAnyOther(told, standIns, in: solved)
    else { return [] }
    summands = told
    return standIns
  }

  /// A required rule about the size of a bound alone that asks for more, with what it is
  /// multiplied by.
  private static func strongest(
    for bound: ConflictSum.Summand, beside others: [ConflictSum.Summand], in solved: SolvedLayout
  ) -> ConflictSum.Summand? {
    guard let variable = bound.claim.variables.first else { return nil }
    let broken = Set(solved.broken)
    let known = Set(others.map(\.claim.source))
    var best: (summand: ConflictSum.Summand, least: Rational, age: Age)?
    for position in solved.lowering.positions(about: variable) where !broken.contains(position) {
      guard let claim = solved.lowering.claim(at: position), claim.isRequired,
        claim.source.isRule, !known.contains(claim.source), claim.variables == [variable]
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
      best = (ConflictSum.Summand(claim, bound.multiplier / coefficient), least, age)
    }
    return best?.summand
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
