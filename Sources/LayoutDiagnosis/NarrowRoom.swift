import ConstraintSolver
public import LayoutModel

/// How far the rules of a layout are from a conflict: one number further off, and they would not
/// hold together.
///
/// Consoles print numbers with six digits, so that a log whose rules can just hold together may come
/// from rules that could not.
public struct NarrowRoom: Sendable {
  /// The rules that would not hold together, in reading order.
  public let rules: [Claim.Source]
  /// The rule whose number has so little room.
  public let tightest: Claim.Source
  /// How far its number would have to be off, in points; not negative.
  public let room: Double
  /// How far the numbers of the rules can be off together without being printed in another way.
  public let hidden: Double

  /// Whether rounding can hide the conflict.
  public var isHidden: Bool { room <= hidden }

  /// Beyond so many rules nobody looks.
  private static let ruleLimit = 80
  /// How many numbers with little room are looked at.
  private static let tryLimit = 24

  /// Finds the rule with the least room among the required ones of a layout where nothing conflicts.
  ///
  /// - Complexity: one solve without each rule.
  public init?(in solved: SolvedLayout) {
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
    hidden = conflict.proof.reduce(0) { sum, weight in
      guard case .rule(let id) = weight.source, let rule = layout.rule(id) else { return sum }
      let share = (weight.multiplier.magnitude / (own ?? Rational(1))).approximation
      let numbers = [rule.constant] + rule.right.map(\.coefficient)
      return sum + share * numbers.reduce(0) { $0 + Self.printedError(of: $1) }
    }
  }

  /// How far a number with six digits may be from what it was.
  private static func printedError(of number: Double) -> Double {
    guard number != 0, number.isFinite else { return 0 }
    var unit = 1e-6
    var size = abs(number)
    while size >= 10 { (size, unit) = (size / 10, unit * 10) }
    while size < 1 { (size, unit) = (size * 10, unit / 10) }
    return 5 * unit
  }
}
