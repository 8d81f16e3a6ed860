import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Every fix that is listed cures what it says, by the least change, and breaks nothing; checked
/// by solving again from scratch and by the oracle.
@Suite struct ConflictFixTests {
  /// A small layout in which something conflicts, some made of random lines of all kinds.
  private static func layout(_ seed: UInt64) -> Layout? {
    if seed.isMultiple(of: 4) {
      let layout = LawTests.shell(seed &+ 40_000, lines: 18).layout
      return SolvedLayout(layout).broken.isEmpty ? nil : layout
    }
    var random = RandomConflict(seed: seed)
    return random.layout()
  }

  private static func broken(in solved: SolvedLayout) -> Set<String> {
    Set(
      solved.brokenSources.map { solved.name(of: $0) })
  }

  @Test(
    .covers(
      moreThan: Dictionary(
        uniqueKeysWithValues: Fix.Kind.allCases.filter { $0 != .addition }.map { ("\($0)", 0.1) })),
    arguments: seeds(60))
  func everyRepairSolvedAgainCuresAndBreaksNothing(_ seed: UInt64) throws {
    guard let layout = Self.layout(seed) else { return }
    let analysis = LayoutAnalysis(layout)
    let before = Self.broken(in: analysis.solved)
    for conflict in analysis.conflicts {
      let culprit = analysis.solved.name(of: conflict.broken)
      for fix in Fixes(of: conflict, in: analysis).all {
        Coverage.note("\(fix.kind)")
        let command = EditCommand(fix, in: layout)
        var changed = layout
        _ = try Shell.apply(command.lines.map { Input($0) }, to: &changed)
        let fresh = SolvedLayout(changed)
        let place = Comment(rawValue: "seed \(seed): \(command.text)")
        #expect(Self.broken(in: fresh).isSubset(of: before.subtracting([culprit])), place)
        #expect(changed.commands == fix.outcome.layout.commands, place)
        let (told, found) = (LawTests.frames(fix.outcome), LawTests.frames(fresh))
        #expect(LawTests.isSame(told, found), place)
        let old = LawTests.frames(analysis.solved)
        let moved = changed.items.filter { item in
          guard item.isView, let a = old[item.name], let b = found[item.name] else {
            return false
          }
          return !LawTests.isSame(["": a], ["": b])
        }
        #expect(fix.moved == moved.map(\.id), place)
      }
    }
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

  @Test(.covers(moreThan: ["checked": 1.5, "alone": 0.75]), arguments: seeds(25))
  func noNumberChangesMoreThanItHasTo(_ seed: UInt64) throws {
    guard let layout = Self.layout(seed) else { return }
    let analysis = LayoutAnalysis(layout)
    let solved = analysis.solved
    for conflict in analysis.conflicts {
      let culprit = solved.name(of: conflict.broken)
      let others = Self.broken(in: solved).subtracting([culprit])
      for fix in Fixes(of: conflict, in: analysis).all {
        guard let before = fix.before, let after = Self.value(fix.edit) else { continue }
        Coverage.note("checked")
        // Nearly as far is not far enough; what can hold is an interval, so less is not either.
        var nearly = layout
        try Self.with(before + 0.999 * (after - before), fix.edit).apply(to: &nearly)
        let fresh = SolvedLayout(nearly)
        let place = Comment(rawValue: "seed \(seed): \(EditCommand(fix, in: layout).text)")
        #expect(!Self.broken(in: fresh).isSubset(of: others), place)
        // With one conflict only there is no other rule that could have to do with it.
        guard others.isEmpty else { continue }
        Coverage.note("alone")
        let system = Self.claims(fresh, but: []).map(\.constraint)
        let canHold = isFeasible(system, fresh.lowering.variableCount)
        #expect(!canHold, place)
      }
    }
  }

  private static func value(_ change: LayoutEdit) -> Double? {
    switch change {
    case .constant(_, let value), .spacing(_, let value), .customSpacing(_, _, let value),
      .rootSize(_, let value):
      value
    default: nil
    }
  }

  private static func with(_ value: Double, _ change: LayoutEdit) -> LayoutEdit {
    switch change {
    case .constant(let id, _): .constant(id, value)
    case .spacing(let id, _): .spacing(id, value)
    case .customSpacing(let id, let view, _): .customSpacing(id, after: view, value)
    case .rootSize(let axis, _): .rootSize(axis, value)
    default: change
    }
  }

  @Test(.covers(moreThan: ["listed": 0.5, "unlisted": 0.025]), arguments: seeds(50))
  func aRuleThatCouldCureByItsNumberIsListed(_ seed: UInt64) {
    guard let layout = Self.layout(seed) else { return }
    let analysis = LayoutAnalysis(layout)
    let solved = analysis.solved
    guard analysis.conflicts.count == 1, let conflict = analysis.conflicts.first else { return }
    let fixes = Fixes(of: conflict, in: analysis)
    guard fixes.untriedCount == 0 else { return }
    let claims = Self.claims(solved, but: [])
    for source in conflict.rules {
      // A ratio has no number to add.
      guard case .rule(let id) = source, let rule = layout.rule(id),
        rule.constant != 0 || rule.right.allSatisfy({ $0.coefficient == 1 })
      else { continue }
      // A rule without which the rest can hold can say what it likes there.
      let rest = claims.filter { $0.source != source }.map(\.constraint)
      let canCure = isFeasible(rest, solved.lowering.variableCount)
      let isListed = fixes.all.contains { $0.source == source && $0.before != nil }
      #expect(canCure == isListed, "seed \(seed): \(rule.name)")
      Coverage.note(canCure ? "listed" : "unlisted")
    }
  }

  /// Everything that is said about the conflicts of a layout and their fixes.
  private static func words(_ analysis: LayoutAnalysis) -> [String] {
    let solved = analysis.solved
    return analysis.conflicts.flatMap { conflict in
      let fixes = Fixes(of: conflict, in: analysis)
      return FixList(fixes.offered, of: fixes, in: analysis).lines
        + FixList(fixes.all, of: fixes, in: analysis).lines
        + fixes.all.map { EditCommand($0, in: analysis.layout).text }
    }
      + MinimalConflicts(analysis).conflicts.flatMap {
        $0.passages(in: solved).lines.map(\.text)
      }
  }

  @Test(arguments: seeds(10))
  func theOrderOfArrivalChangesNoWord(_ seed: UInt64) {
    guard let layout = Self.layout(seed) else { return }
    let words = Self.words(LayoutAnalysis(layout))
    var random = SplitMix64(seed: seed)
    for _ in 0..<2 {
      let shuffled = SolvedLayout(layout) { $0.shuffled(using: &random) }
      let others = Self.words(LayoutAnalysis(shuffled))
      #expect(words == others, "seed \(seed)\n\(layout.commands.joined(separator: "\n"))")
    }
    #expect(words.filter { $0.count > 80 && !$0.contains("\n") } == [], "seed \(seed)")
  }

  @Test(arguments: seeds(5))
  func whatWasAskedStepByStepIsWhatIsSaidFromScratch(_ seed: UInt64) {
    var lines = RandomLines(seed: seed &+ 70_000)
    var shell = Shell(source: .prompt)
    for _ in 0..<24 {
      _ = shell.run(lines.line(for: shell))
      guard !shell.analysis.conflicts.isEmpty else { continue }
      let words = Self.words(shell.analysis)
      #expect(words == Self.words(LayoutAnalysis(shell.layout)), "seed \(seed)")
      break
    }
  }
}
