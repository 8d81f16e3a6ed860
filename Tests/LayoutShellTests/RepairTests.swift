import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation
import Support
import Testing

@testable import LayoutShell

/// Every repair that is listed cures what it says, by the least change, and breaks nothing; checked
/// by solving again from scratch and by the oracle.
@Suite struct RepairTests {
  /// Small layouts in which something conflicts, some made of random lines of all kinds.
  private static func layouts(_ count: Int) -> [(seed: UInt64, layout: Layout)] {
    seeds(count).compactMap { seed in
      if seed.isMultiple(of: 4) {
        let layout = LawTests.shell(seed &+ 40_000, lines: 18).layout
        return SolvedLayout(layout).broken.isEmpty ? nil : (seed, layout)
      }
      var random = RandomConflict(seed: seed)
      return random.layout().map { (seed, $0) }
    }
  }

  private static func broken(in solved: SolvedLayout) -> Set<String> {
    Set(
      solved.broken.compactMap { position in
        solved.lowering.claim(at: position).map { solved.name(of: $0.source) }
      })
  }

  @Test func everyRepairSolvedAgainCuresAndBreaksNothing() throws {
    var kinds: [Repair.Kind: Int] = [:]
    for (seed, layout) in Self.layouts(200) {
      let examination = Examination(layout)
      let before = Self.broken(in: examination.solved)
      for conflict in examination.conflicts {
        let culprit = examination.solved.name(of: conflict.broken)
        for repair in Repairs(of: conflict, in: examination).all {
          kinds[repair.kind, default: 0] += 1
          let command = RepairCommand(repair, in: layout)
          var changed = layout
          _ = try Shell.apply(command.lines, to: &changed) { _ in nil }
          let fresh = SolvedLayout(changed)
          let place = Comment(rawValue: "seed \(seed): \(command.text)")
          #expect(Self.broken(in: fresh).isSubset(of: before.subtracting([culprit])), place)
          #expect(changed.commands == repair.outcome.layout.commands, place)
          let (told, found) = (LawTests.frames(repair.outcome), LawTests.frames(fresh))
          #expect(LawTests.isSame(told, found), place)
          let old = LawTests.frames(examination.solved)
          let moved = changed.items.filter { item in
            guard item.isView, let a = old[item.name], let b = found[item.name] else {
              return false
            }
            return !LawTests.isSame(["": a], ["": b])
          }
          #expect(repair.moved == moved.map(\.id), place)
        }
      }
    }
    for kind in Repair.Kind.allCases { #expect(kinds[kind, default: 0] > 20, "\(kind): \(kinds)") }
  }

  /// The required claims, without some that are broken.
  private static func claims(
    _ solved: SolvedLayout, but others: Set<String>
  ) -> [(source: Claim.Source, constraint: Constraint)] {
    solved.lowering.claims.filter { claim in
      claim.isRequired && !others.contains(solved.name(of: claim.source))
    }
    .map { ($0.source, inWholeNumbers($0.constraint)) }
  }

  /// The same constraint times what makes its numbers whole, so that 1.6 is 8/5 to the oracle too.
  static func inWholeNumbers(_ constraint: Constraint) -> Constraint {
    let numbers = constraint.expression.terms.map(\.coefficient) + [constraint.expression.constant]
    let factor = numbers.reduce(1) { factor, number in
      let bottom = Int(Rational(meaning: number).parts.denominator) ?? 1
      return factor.isMultiple(of: bottom) ? factor : factor * bottom
    }
    var whole = constraint
    whole.expression = Double(factor) * constraint.expression
    whole.expression.constant.round()
    for index in whole.expression.terms.indices {
      whole.expression.terms[index].coefficient.round()
    }
    return whole
  }

  @Test func noNumberChangesMoreThanItHasTo() throws {
    var (checked, alone) = (0, 0)
    for (seed, layout) in Self.layouts(200) {
      let examination = Examination(layout)
      let solved = examination.solved
      for conflict in examination.conflicts {
        let culprit = solved.name(of: conflict.broken)
        let others = Self.broken(in: solved).subtracting([culprit])
        for repair in Repairs(of: conflict, in: examination).all {
          guard let before = repair.before, let after = Self.value(repair.change) else { continue }
          checked += 1
          // Nearly as far is not far enough; what can hold is an interval, so less is not either.
          var nearly = layout
          try Self.with(before + 0.999 * (after - before), repair.change).apply(to: &nearly)
          let fresh = SolvedLayout(nearly)
          let place = Comment(rawValue: "seed \(seed): \(RepairCommand(repair, in: layout).text)")
          #expect(!Self.broken(in: fresh).isSubset(of: others), place)
          // With one conflict only there is no other rule that could have to do with it.
          guard others.isEmpty else { continue }
          alone += 1
          let system = Self.claims(fresh, but: []).map(\.constraint)
          let canHold = isFeasible(system, fresh.lowering.variableCount)
          #expect(!canHold, place)
        }
      }
    }
    #expect(checked > 300 && alone > 150, "\(checked), \(alone)")
  }

  private static func value(_ change: Repair.Change) -> Double? {
    switch change {
    case .constant(_, let value), .spacing(_, let value), .customSpacing(_, _, let value),
      .rootSize(_, let value):
      value
    default: nil
    }
  }

  private static func with(_ value: Double, _ change: Repair.Change) -> Repair.Change {
    switch change {
    case .constant(let id, _): .constant(id, value)
    case .spacing(let id, _): .spacing(id, value)
    case .customSpacing(let id, let view, _): .customSpacing(id, after: view, value)
    case .rootSize(let axis, _): .rootSize(axis, value)
    default: change
    }
  }

  @Test func aRuleThatCouldCureByItsNumberIsListed() {
    var (listed, unlisted) = (0, 0)
    for (seed, layout) in Self.layouts(400) {
      let examination = Examination(layout)
      let solved = examination.solved
      guard examination.conflicts.count == 1, let conflict = examination.conflicts.first else {
        continue
      }
      let repairs = Repairs(of: conflict, in: examination)
      guard repairs.untriedCount == 0 else { continue }
      let claims = Self.claims(solved, but: [])
      for source in conflict.rules {
        // A ratio has no number to add.
        guard case .rule(let id) = source, let rule = layout.rule(id),
          rule.constant != 0 || rule.right.allSatisfy({ $0.coefficient == 1 })
        else { continue }
        // A rule without which the rest can hold can say what it likes there.
        let rest = claims.filter { $0.source != source }.map(\.constraint)
        let canCure = isFeasible(rest, solved.lowering.variableCount)
        let isListed = repairs.all.contains { $0.source == source && $0.before != nil }
        #expect(canCure == isListed, "seed \(seed): \(rule.name)")
        if canCure { listed += 1 } else { unlisted += 1 }
      }
    }
    #expect(listed > 200 && unlisted > 10, "\(listed), \(unlisted)")
  }

  /// Everything that is said about the conflicts of a layout and their repairs.
  private static func words(_ examination: Examination) -> [String] {
    let solved = examination.solved
    return examination.conflicts.flatMap { conflict in
      let repairs = Repairs(of: conflict, in: examination)
      return RepairList(repairs.offered, of: repairs, in: examination).lines
        + RepairList(repairs.all, of: repairs, in: examination).lines
        + repairs.all.map { RepairCommand($0, in: examination.layout).text }
    } + MinimalConflicts(examination).conflicts.flatMap { ConflictText($0, in: solved).lines }
  }

  @Test func theOrderOfArrivalChangesNoWord() {
    for (seed, layout) in Self.layouts(80) {
      let words = Self.words(Examination(layout))
      var random = SplitMix64(seed: seed)
      for _ in 0..<2 {
        let shuffled = SolvedLayout(layout) { $0.shuffled(using: &random) }
        let others = Self.words(Examination(shuffled))
        #expect(words == others, "seed \(seed)\n\(layout.commands.joined(separator: "\n"))")
      }
      #expect(words.filter { $0.count > 80 && !$0.contains("\n") } == [], "seed \(seed)")
    }
  }

  @Test func whatWasAskedStepByStepIsWhatIsSaidFromScratch() {
    for seed in seeds(40) {
      var lines = RandomLines(seed: seed &+ 70_000)
      var shell = Shell(source: .prompt)
      for _ in 0..<24 {
        _ = shell.run(lines.line(for: shell))
        guard !shell.examination.conflicts.isEmpty else { continue }
        let words = Self.words(shell.examination)
        #expect(words == Self.words(Examination(shell.layout)), "seed \(seed)")
        break
      }
    }
  }
}
