import ConstraintSolver
package import LayoutModel

/// How close the rules of a layout are to a conflict: how far one number would have to change for
/// them to contradict each other.
///
/// Consoles print numbers with six digits, so a log whose rules can just hold together may come
/// from rules that could not.
package struct NarrowRoom: Sendable {
  /// The rules that would contradict each other, in reading order.
  package let rules: [Claim.Source]
  /// The rule whose number has the least room.
  package let tightest: Claim.Source
  /// How far its number would have to change, in points; not negative.
  package let room: Double
  /// How far the numbers of the rules together can be off without being printed differently, in
  /// points.
  package let hidden: Double

  /// Whether rounding can hide a conflict.
  package var isHidden: Bool { room <= hidden }

  /// The most rules of a layout that is examined.
  private static let ruleLimit = 80
  /// The most numbers with little room that are tried.
  private static let tryLimit = 24

  /// Finds the rule with the least room among the required ones; nil if no rule is close to a
  /// conflict, and for a layout with conflicts or very many rules.
  ///
  /// - Complexity: One solve without each rule.
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
    // A number that only an implied bound limits makes no conflict of rules.
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

/// The error of a number that is printed with six digits, as by `%g`.
enum PrintedError {
  /// Returns how far the sum of a proof may be off because the numbers of its rules are printed, at
  /// the scale of the proof.
  static func of(_ proof: [Summand], in solved: SolvedLayout) -> Double {
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

  /// Half a unit of the sixth digit; zero for zero.
  private static func error(of number: Double) -> Double {
    guard number != 0, number.isFinite else { return 0 }
    var unit = 1.0 / 100_000
    var size = abs(number)
    while size >= 10 { (size, unit) = (size / 10, unit * 10) }
    while size < 1, unit > Double.leastNormalMagnitude { (size, unit) = (size * 10, unit / 10) }
    return unit / 2
  }
}
