import ConstraintSolver
package import LayoutModel

/// How far the rules of a layout are from a conflict: one number further off, and they would not
/// hold together.
///
/// Consoles print numbers with six digits, so that a log whose rules can just hold together may come
/// from rules that could not.
package struct NarrowRoom: Sendable {
  /// The rules that would not hold together, in reading order.
  package let rules: [Claim.Source]
  /// The rule whose number has so little room.
  package let tightest: Claim.Source
  /// How far its number would have to be off, in points; not negative.
  package let room: Double
  /// How far the numbers of the rules can be off together without being printed in another way.
  package let hidden: Double

  /// Whether rounding can hide the conflict.
  package var isHidden: Bool { room <= hidden }

  /// Beyond so many rules nobody looks.
  private static let ruleLimit = 80
  /// How many numbers with little room are looked at.
  private static let tryLimit = 24

  /// Finds the rule with the least room among the required ones of a layout where nothing conflicts.
  ///
  /// - Complexity: one solve without each rule.
  package init?(in solved: SolvedLayout) {
    let layout = solved.layout
    let rules = layout.rules.filter { $0.isOn && $0.priority == 1000 }
    guard solved.broken.isEmpty, rules.count <= Self.ruleLimit else { return nil }
    var ends: [(rule: Rule, room: Double, sign: Double)] = []
    for rule in rules {
      var without = layout
      without.setDuty(rule.id, .off)
      let range = SolvedLayout(without, after: solved).solver.feasibleFace.range(
        of: solved.lowering.expression(of: rule))
      if rule.relation != .lessOrEqual, let most = range.max {
        ends.append((rule, most - rule.constant, 1))
      }
      if rule.relation != .greaterOrEqual, let least = range.min {
        ends.append((rule, rule.constant - least, -1))
      }
    }
    // What a bound alone forbids is no conflict of rules.
    let sorted = ends.enumerated().sorted { a, b in
      Tolerance.same(a.element.room, b.element.room)
        ? a.offset < b.offset : a.element.room < b.element.room
    }
    var found: (rule: Rule, room: Double, conflict: Conflict)?
    for (_, end) in sorted.prefix(Self.tryLimit) where found == nil {
      var beyond = layout
      let step = end.sign * (max(0, end.room) + 1 / 64)
      guard (try? beyond.setConstant(end.rule.id, end.rule.constant + step)) != nil,
        let conflict = Conflict.all(in: SolvedLayout(beyond)).first, conflict.toldRules.count > 1
      else { continue }
      found = (end.rule, end.room, conflict)
    }
    guard let best = found else { return nil }
    let conflict = best.conflict
    self.rules = conflict.toldRules
    tightest = .rule(best.rule.id)
    room = Tolerance.same(best.room, 0) ? 0 : max(0, best.room)
    let own = conflict.proof.first { $0.source == .rule(best.rule.id) }?.multiplier.magnitude
    hidden = PrintedError.of(conflict.proof, in: solved) / (own?.approximation ?? 1)
  }
}

/// What six digits, as `%g` prints them, hide of a number.
enum PrintedError {
  /// How far the sum of a proof may be off because the numbers of its rules are printed, at the scale
  /// of the proof.
  static func of(_ proof: [Conflict.Weight], in solved: SolvedLayout) -> Double {
    proof.reduce(0) { sum, weight in
      guard case .rule(let id) = weight.source, let rule = solved.layout.rule(id) else {
        return sum
      }
      let ratios = rule.right.filter { $0.coefficient != 1 && !$0.anchor.attribute.isPosition }
      let error = ratios.reduce(Self.error(of: rule.constant)) { sum, term in
        let size = LayoutVariable(
          term.anchor.item, .size(along: term.anchor.attribute.axis))
        return sum + Self.error(of: term.coefficient) * abs(solved.value(of: size))
      }
      return sum + weight.multiplier.magnitude.approximation * error
    }
  }

  /// Half a unit of the sixth digit; nothing for zero.
  private static func error(of number: Double) -> Double {
    guard number != 0, number.isFinite else { return 0 }
    var unit = 1.0 / 100_000
    var size = abs(number)
    while size >= 10 { (size, unit) = (size / 10, unit * 10) }
    while size < 1, unit > Double.leastNormalMagnitude { (size, unit) = (size * 10, unit / 10) }
    return unit / 2
  }
}
