import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import UIKitTexts
import Support
import Testing

@testable import LayoutShell

/// Every `why` is put in and added up; every `why not` is tried out.
@Suite struct ReasonTests {
  private typealias Form = [Variable: Rational]

  /// The form of an expression in exact numbers, zeros left out, and its constant.
  private static func form(_ expression: Expression) -> (form: Form, constant: Rational) {
    var form: Form = [:]
    for term in expression.terms {
      let coefficient = Rational(meaning: term.coefficient)
      form[term.variable] = (form[term.variable] ?? Rational(0)) + coefficient
    }
    return (form.filter { !$0.value.isZero }, Rational(meaning: expression.constant))
  }

  /// The expressions that `why` can be asked about, with what they measure.
  private static func quantities(
    of solved: SolvedLayout
  ) -> [(expression: Expression, measure: Explanation.Measure)] {
    let attributes: [Attribute] = [
      .left, .top, .width, .height, .trailing, .bottom, .centerX, .centerY, .lastBaseline,
    ]
    return solved.layout.items.flatMap { item in
      attributes.map { attribute in
        let anchor = Anchor(item.id, attribute)
        let parent = solved.layout.parent(of: item.id)
        return (solved.lowering.expression(anchor, in: parent), .anchor(anchor))
      }
    }
  }

  @Test(.covers(moreThan: ["count": 15]), arguments: seeds(13))
  func everySumAddsUp(_ seed: UInt64) {
    let solved = LawTests.shell(seed &+ 400).analysis.solved
    let face = solved.solver.optimalFace
    for (expression, measure) in Self.quantities(of: solved) {
      let explanation = Explanation(expression, measuring: measure, in: solved)
      // What is determined has a sum, what is not has none.
      #expect((explanation != nil) == face.isUnique(expression), "seed \(seed)")
      guard let explanation else { continue }
      Coverage.note("count")
      let (wanted, constant) = Self.form(expression)
      var sum: Form = [:]
      var total = constant
      for row in explanation.rows {
        guard let claim = solved.lowering.claim(of: row.source) else {
          Issue.record("seed \(seed): a row is not a claim")
          continue
        }
        let (form, right) = Self.form(claim.constraint.expression)
        for (variable, coefficient) in form {
          sum[variable] = (sum[variable] ?? Rational(0)) + row.multiplier * coefficient
        }
        #expect(row.contribution == row.multiplier * -right, "seed \(seed)")
        total = total + row.contribution
        // It holds with equality, and in every best picture.
        #expect(abs(solved.residual(of: claim)) < 0.000_01, "seed \(seed)")
        #expect(face.isUnique(claim.constraint.expression), "seed \(seed)")
      }
      #expect(sum.filter { !$0.value.isZero } == wanted, "seed \(seed)")
      #expect(total == explanation.total, "seed \(seed)")
      let shown = solved.value(of: expression)
      #expect(
        abs(total.approximation - shown) < 0.000_01 * max(1, abs(shown)), "seed \(seed)")
    }
  }

  /// What is said about a layout when it is asked everything.
  private static func words(_ analysis: LayoutAnalysis, wishes: [String]) -> [String] {
    let solved = analysis.solved
    let sums = quantities(of: solved).flatMap { expression, measure -> [String] in
      Explanation(expression, measuring: measure, in: solved)
        .map { $0.passages(of: "it", in: solved).lines.map(\.text) } ?? []
    }
    let rules = solved.layout.rules.flatMap { RuleStanding($0, in: analysis).text }
    let answers = wishes.flatMap { text -> [String] in
      wish(text, analysis).map { $0.text } ?? []
    }
    return sums + rules + Redundancies(in: solved).text + answers
  }

  @Test(arguments: seeds(4))
  func theOrderOfArrivalChangesNoWord(_ seed: UInt64) {
    var lines = RandomLines(seed: seed &+ 900)
    let layout = LawTests.shell(seed &+ 900, lines: 16).layout
    guard layout.root != nil else { return }
    let wishes = (0..<4).map { _ in lines.wish(layout) }
    var random = SplitMix64(seed: seed)
    let shuffled = SolvedLayout(layout) { $0.shuffled(using: &random) }
    let plain = Self.words(LayoutAnalysis(SolvedLayout(layout)), wishes: wishes)
    let other = Self.words(LayoutAnalysis(shuffled), wishes: wishes)
    #expect(plain == other, "seed \(seed)")
  }

  // MARK: - Wishes

  /// The wish of a line, or nil if no layout could have it.
  private static func wish(_ text: String, _ analysis: LayoutAnalysis) -> WhyNot? {
    WhyNot(in: analysis) { layout in
      guard let reader = try? TokenReader(text, in: layout) else { return nil }
      var relation = RelationReader(reader)
      guard let drafts = try? relation.comparison(), drafts.count == 1 else { return nil }
      return (try? reader.add(drafts, RuleClause(), to: &layout))?.first
    }
  }

  /// A layout with a wish as a rule.
  private static func solved(
    _ layout: Layout, with wish: Rule, at priority: Double
  ) -> (solved: SolvedLayout, error: Double)? {
    var layout = layout
    guard
      let id = try? layout.addRule(
        AnchorExpression(wish.left), wish.relation,
        AnchorExpression(wish.right, constant: wish.constant), priority: priority)
    else { return nil }
    let solved = SolvedLayout(layout)
    guard let claim = solved.lowering.claim(of: .rule(id)) else { return nil }
    return (solved, solved.error(of: claim))
  }

  private static func broken(_ solved: SolvedLayout) -> Set<Claim.Source> {
    Set(solved.brokenSources)
  }

  private static func isSame(_ a: [Solver.LevelError], _ b: [Solver.LevelError]) -> Bool {
    a.allSatisfy { level in
      let other = b.first { $0.priority == level.priority }?.error ?? 0
      return abs(other - level.error) < 0.000_1 * max(1, level.error)
    }
  }

  @Test(
    .covers(moreThan: ["possible": 0.25, "resisted": 0.25, "impossible": 0.25, "changed": 0.12]),
    arguments: seeds(15))
  func everyAnswerIsTriedOut(_ seed: UInt64) {
    var lines = RandomLines(seed: seed &+ 700)
    let analysis = LawTests.shell(seed &+ 700, lines: 16).analysis
    let layout = analysis.layout
    guard layout.root != nil else { return }
    for _ in 0..<6 {
      let text = lines.wish(layout)
      guard let wish = Self.wish(text, analysis) else { continue }
      let place: Comment = "seed \(seed): \(text)"
      let before = Self.broken(analysis.solved)
      let optimum = analysis.solved.solver.optimum
      switch wish.answer {
      case .granted, .open:
        Coverage.note("possible")
        // Nobody loses anything by it.
        guard let (with, error) = Self.solved(layout, with: wish.rule, at: 1000) else { continue }
        #expect(Self.broken(with) == before && error < 0.000_1, place)
        #expect(Self.isSame(optimum, with.solver.optimum), place)
      case .opposed(let opposition):
        Coverage.note("resisted")
        guard
          let (with, error) = Self.solved(layout, with: wish.rule, at: opposition.strength)
        else { continue }
        #expect(error < 0.000_1, place)
        if opposition.strength < 1000 {
          #expect(Self.broken(with) == before, place)
        }
        let priority = opposition.priority ?? Priority.broken.value
        let now = optimum.first { $0.priority.value == priority }?.error ?? 0
        let then = with.solver.optimum.first { $0.priority.value == priority }?.error ?? 0
        if opposition.strength < 1000 {
          #expect(abs(then - now - opposition.cost) < 0.001 * max(1, then), place)
          #expect(opposition.cost > 0 && !opposition.against.isEmpty, place)
        }
        // Weaker than what stands against it, it is not fulfilled.
        guard let weak = Self.solved(layout, with: wish.rule, at: priority / 2) else { continue }
        #expect(weak.error > 0.000_01, place)
      case .blocked(let blockade):
        Coverage.note("impossible")
        #expect(!blockade.excess.isZero, place)
        guard let fix = blockade.fix else { continue }
        Coverage.note("changed")
        var shell = Shell(source: .batch)
        shell.timeline.append(
          command: "", layout: layout, memory: shell.timeline.now.memory, summary: "")
        let command = EditCommand(fix, in: layout)
        let reply = shell.run(command.text)
        #expect(reply.error == nil, place)
        let alone = SolvedLayout(shell.layout)
        #expect(Self.broken(alone).isSubset(of: before), place)
        guard let (with, error) = Self.solved(shell.layout, with: wish.rule, at: 1000) else {
          continue
        }
        #expect(error < 0.000_1, place)
        #expect(Self.broken(with).isSubset(of: before), place)
      }
    }
  }

  @Test(.covers(moreThan: ["blockades": 0.25]), arguments: seeds(10))
  func aBlockadeIsASmallestContradictionAndEachOfItCanGiveWay(_ seed: UInt64) {
    var lines = RandomLines(seed: seed &+ 300)
    let analysis = LawTests.shell(seed &+ 300, lines: 12).analysis
    guard analysis.layout.root != nil else { return }
    for _ in 0..<4 {
      guard let wish = Self.wish(lines.wish(analysis.layout), analysis),
        case .blocked(let blockade) = wish.answer
      else { continue }
      let lowering = wish.solved.lowering
      let sources = blockade.givers.map(\.source) + blockade.implied + [.rule(wish.rule.id)]
      let claims = sources.compactMap { lowering.claim(of: $0)?.constraint }
      var places: [Variable: Int] = [:]
      for term in claims.flatMap(\.expression.terms) where places[term.variable] == nil {
        places[term.variable] = places.count
      }
      // Fractions of the oracle are those of doubles, so only whole numbers add up.
      let isPlain = claims.allSatisfy { claim in
        (claim.expression.terms.map(\.coefficient) + [claim.expression.constant]).allSatisfy {
          64 * $0 == (64 * $0).rounded()
        }
      }
      guard isPlain, claims.count == sources.count else { continue }
      Coverage.note("blockades")
      func feasible(_ constraints: [Constraint]) -> Bool {
        isFeasible(
          constraints.map { constraint in
            var copy = constraint
            copy.expression.terms = constraint.expression.terms.map {
              Term(Variable(index: places[$0.variable] ?? 0), times: $0.coefficient)
            }
            return copy
          }, places.count)
      }
      #expect(!feasible(claims), "seed \(seed)")
      for index in claims.indices {
        var fewer = claims
        fewer.remove(at: index)
        #expect(feasible(fewer), "seed \(seed)")
      }
      for (index, giver) in blockade.givers.enumerated() {
        guard case .rule(let id) = giver.source, let rule = wish.solved.layout.rule(id) else {
          continue
        }
        let sign = analysis.layout.isRightToLeft ? -1.0 : 1
        guard sign == 1, !rule.left.contains(where: { $0.anchor.attribute.followsLanguage })
        else { continue }
        var relaxed = claims
        // form - right REL 0: the constant of the rule is on the right.
        relaxed[index].expression.constant -= giver.change.approximation
        #expect(feasible(relaxed), "seed \(seed): \(rule.name)")
        relaxed[index].expression.constant += giver.change.approximation / 64
        #expect(!feasible(relaxed), "seed \(seed): \(rule.name)")
      }
    }
  }
}
