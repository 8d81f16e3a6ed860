package import ConstraintSolver
package import LayoutModel

/// Why a rule that somebody wishes for does not hold in a layout.
package struct WhyNot: Sendable {
  /// The reason.
  package enum Answer: Sendable {
    /// It holds already.
    case granted
    /// Nothing prevents it: it holds in another optimal solution of an ambiguous layout.
    case open
    /// It is possible, but optional rules would lose more than they do now.
    case opposed(Opposition)
    /// Required rules make it impossible.
    case blocked(Blockade)
  }

  /// The optional rules that prevent a wish.
  package struct Opposition: Sendable {
    /// A claim whose error would change.
    package struct Change: Sendable, Hashable {
      /// The claim.
      package var source: Claim.Source
      /// Its error now, in points.
      package var now: Double
      /// Its error if the wish held, in points.
      package var then: Double
    }

    /// The highest priority that would lose; nil for broken rules.
    package let priority: Double?
    /// By how much the sum of the errors at that priority would grow, in points.
    package let cost: Double
    /// The claims of that priority that would lose, in canonical order.
    package let against: [Change]
    /// The claims of lower priorities that would gain, in canonical order.
    package let inFavour: [Change]
    /// The least priority, as a whole number, at which the wish would hold; 1000 if only a required
    /// rule is strong enough.
    package let strength: Double
  }

  /// The required rules that prevent a wish.
  package struct Blockade: Sendable {
    /// A rule or given size that could make the wish possible.
    package struct Giver: Sendable, Hashable {
      /// The claim.
      package var source: Claim.Source
      /// By how much its constant has to change, in points, with a sign.
      package var change: Rational
    }

    /// By how much the wish exceeds what is possible, in points; negative if it falls short of it.
    package let excess: Rational
    /// The rules and given sizes of which one has to change, in reading order.
    package let givers: [Giver]
    /// The implied bounds that also prevent it.
    package let implied: [Claim.Source]
    /// The preferred change that was tried and works; nil if none of those tried works.
    package internal(set) var fix: Fix?
    /// If no single change works, what else prevents the wish without these rules.
    package internal(set) var further: [Blockade] = []

    /// The most rules and given sizes of which changes are tried, the first in reading order.
    package static let triedLimit = 24
    /// How many rules and given sizes no change was tried of.
    package var untried: Int { max(0, givers.count - Self.triedLimit) }
  }

  /// The rule that was asked for.
  package let rule: Rule
  /// Why it does not hold.
  package let answer: Answer
  /// The layout with the wish as its weakest rule, to which the names in the answer refer.
  package let solved: SolvedLayout
  /// The solution without the wish, but with the rules of the guides that it mentions, which a
  /// guide only has once a rule mentions it.
  package let present: Solver

  /// Asks an analysed layout why a rule does not hold; `add` adds the rule to a copy of the layout.
  ///
  /// Takes several solves of what the rule touches and, if required rules prevent it, one of all
  /// required rules. Nil if `add` returns nil, or if no reason is found.
  package init?(
    in analysis: LayoutAnalysis, adding add: (inout Layout) -> Rule.ID?
  ) {
    var layout = analysis.layout
    guard let id = add(&layout), (try? layout.setPriority(id, Self.weakest)) != nil,
      let rule = layout.rule(id)
    else { return nil }
    let weak = SolvedLayout(layout, after: analysis.solved)
    guard let position = weak.lowering.position(of: .rule(id)),
      let claim = weak.lowering.claim(at: position), let present = weak.solver(without: position)
    else { return nil }
    self.rule = rule
    solved = weak
    self.present = present
    if Self.holds(claim, in: present) {
      answer = .granted
    } else if weak.error(of: claim) <= Tolerance.value {
      answer = .open
    } else if let strong = Self.granted(id, at: 1000, after: weak) {
      answer = .opposed(
        Opposition(
          to: rule, now: Present(analysis.solved, or: present, of: weak), granted: strong,
          after: weak))
    } else if let blockade = Blockade.all(of: rule, in: weak, analysis) {
      answer = .blocked(blockade)
    } else {
      return nil
    }
  }

  /// A priority below that of every rule that people make.
  static let weakest = Double.leastNonzeroMagnitude

  /// Returns the layout with a rule raised to a priority, keeping what was measured for the
  /// previous solution; nil if the rule still does not hold.
  static func granted(
    _ id: Rule.ID, at priority: Double, after weak: SolvedLayout
  ) -> SolvedLayout? {
    var layout = weak.layout
    guard (try? layout.setPriority(id, priority)) != nil else { return nil }
    let solved = SolvedLayout(layout, after: weak)
    guard let claim = solved.lowering.claim(of: .rule(id)) else { return nil }
    return solved.error(of: claim) <= Tolerance.value ? solved : nil
  }

  /// Whether a claim holds in all optimal solutions.
  static func holds(_ claim: Claim, in solver: Solver) -> Bool {
    let range = solver.optimalFace.range(of: claim.constraint.expression)
    let isAtMost = range.max.map { $0 <= Tolerance.value } ?? false
    let isAtLeast = range.min.map { $0 >= -Tolerance.value } ?? false
    switch claim.constraint.relation {
    case .lessOrEqual: return isAtMost
    case .greaterOrEqual: return isAtLeast
    case .equal: return isAtMost && isAtLeast
    }
  }
}

// MARK: - Opposition

extension WhyNot.Opposition {
  /// Compares the errors of optional claims now with those when the wish holds: at the least
  /// priority that is enough, otherwise as a required rule.
  fileprivate init(
    to rule: Rule, now: Present, granted strong: SolvedLayout, after weak: SolvedLayout
  ) {
    let lost = Self.lost(from: now, to: strong)?.value
    var least: (priority: Double, solved: SolvedLayout)?
    if let lost, lost < 999 {
      let priority = lost.rounded(.down) + 1
      least = WhyNot.granted(rule.id, at: priority, after: weak).map { (priority, $0) }
    }
    self.init(
      from: now, to: least?.solved ?? strong, but: .rule(rule.id),
      strength: least?.priority ?? 1000)
  }

  /// Returns the highest priority that loses between two solutions; nil if none does.
  private static func lost(from now: Present, to then: SolvedLayout) -> Priority? {
    now.solver.optimum.first { level in
      let other = then.solver.error(at: level.priority)
      return other > level.error && !Tolerance.same(other, level.error)
    }?.priority
  }

  /// Compares the errors of all claims except the wish.
  private init(
    from now: Present, to then: SolvedLayout, but wish: Claim.Source, strength: Double
  ) {
    let found = Self.lost(from: now, to: then)
    priority = found == .broken ? nil : found?.value
    cost = found.map { then.solver.error(at: $0) - now.solver.error(at: $0) } ?? 0
    let broken = Set(now.broken)
    var against: [Change] = []
    var inFavour: [Change] = []
    for position in now.lowering.positions {
      guard let claim = now.lowering.claim(at: position), claim.source != wish else { continue }
      let actual = broken.contains(position) ? Priority.broken : claim.constraint.priority
      guard !actual.isRequired, let other = then.lowering.claim(of: claim.source) else { continue }
      let change = Change(
        source: claim.source, now: now.error(of: claim), then: then.error(of: other))
      guard !Tolerance.same(change.now, change.then) else { continue }
      if actual == found, change.then > change.now { against.append(change) }
      if let found, actual < found, change.then < change.now { inFavour.append(change) }
    }
    self.against = against
    self.inFavour = inFavour
    self.strength = strength
  }
}

/// The solution without a wish, with what is needed to compare errors.
private struct Present {
  let solver: Solver
  let lowering: Lowering
  let broken: [Claim.Position]
  private let solved: SolvedLayout

  /// Uses the solution of the analysed layout.
  ///
  /// If the wish brings claims of its own, as the first rule about a guide does, it uses `present`,
  /// which includes them, without the wish.
  init(_ known: SolvedLayout, or present: Solver, of weak: SolvedLayout) {
    let isKnown = weak.lowering.positions.count == known.lowering.positions.count + 1
    solver = isKnown ? known.solver : present
    solved = isKnown ? known : weak
    lowering = solved.lowering
    broken = solved.broken
  }

  func error(of claim: Claim) -> Double { solved.error(of: claim, in: solver) }
}

extension Solver {
  /// Returns the sum of the errors at a priority, in points.
  fileprivate func error(at priority: Priority) -> Double {
    optimum.first { $0.priority == priority }?.error ?? 0
  }
}

// MARK: - Blockade

extension WhyNot.Blockade {
  /// Finds the required rules that keep the wished value from being reached; nil if they do not.
  ///
  /// Of several such sets, the one that keeps the value farthest from the wish is used, and of
  /// those a smallest.
  private init?(of rule: Rule, in weak: SolvedLayout) {
    let expression = weak.lowering.expression(of: rule)
    let range = weak.solver.feasibleFace.range(of: expression)
    let limit: Double
    if rule.relation != .lessOrEqual, let most = range.max, most < rule.constant {
      limit = most
    } else if rule.relation != .greaterOrEqual, let least = range.min, least > rule.constant {
      limit = least
    } else {
      return nil
    }
    // A wish just beyond the limit conflicts only with what makes the limit.
    var layout = weak.layout
    let step = (rule.constant - limit) / 1024
    guard (try? layout.setConstant(rule.id, limit + step)) != nil else { return nil }
    let near = SolvedLayout(layout, after: weak)
    guard let position = near.lowering.position(of: .rule(rule.id)),
      let conflict = Conflict(breaking: position, in: near),
      let nearRule = layout.rule(rule.id)
    else { return nil }
    // The proof says that sum(multiplier * constant) = excess, which should be at most zero.
    var changes = conflict.proof.map { ($0.source, -conflict.proofExcess / $0.multiplier) }
    for index in changes.indices {
      // The constant of a rule that is read from right to left is negated.
      if case .rule(let id) = changes[index].0, let rule = layout.rule(id),
        near.lowering.isMirrored(rule)
      {
        changes[index].1 = -changes[index].1
      }
    }
    guard let own = changes.first(where: { $0.0 == .rule(rule.id) }), !own.1.isZero else {
      return nil
    }
    let nearExcess = -own.1
    excess = Rational(meaning: rule.constant) - Rational(meaning: nearRule.constant) + nearExcess
    let scale = excess / nearExcess
    var givers: [Giver] = []
    var implied: [Claim.Source] = []
    for (source, change) in changes where source != .rule(rule.id) {
      if case .implied = source {
        implied.append(source)
      } else {
        givers.append(Giver(source: source, change: change * scale))
      }
    }
    self.givers = givers
    self.implied = implied
  }

  /// The most sets of rules that are named as independently preventing a wish.
  private static let setLimit = 3

  /// Returns what prevents a wish, with the change that makes it possible or, if there is none,
  /// with what else prevents it.
  static func all(
    of rule: Rule, in weak: SolvedLayout, _ analysis: LayoutAnalysis
  ) -> WhyNot.Blockade? {
    guard var first = WhyNot.Blockade(of: rule, in: weak) else { return nil }
    first.fix = Fix.best(for: rule, among: first.givers.prefix(triedLimit), analysis)
    guard first.fix == nil else { return first }
    var (solved, known) = (weak, first)
    while first.further.count + 1 < setLimit, !Interruption.isRequested {
      var layout = solved.layout
      for case .rule(let id) in known.givers.map(\.source) { layout.setDuty(id, .off) }
      guard layout != solved.layout else { break }
      solved = SolvedLayout(layout, after: solved)
      guard let next = WhyNot.Blockade(of: rule, in: solved) else { break }
      first.further.append(next)
      known = next
    }
    return first
  }
}
