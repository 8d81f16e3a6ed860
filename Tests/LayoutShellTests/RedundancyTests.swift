import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutNotation
import Support
import Testing

@testable import LayoutShell

/// Which rules say nothing new, by trying every case with the oracle, and measuring instead.
@Suite struct RedundancyTests {
  /// Whether required constraints leave nothing that another one would exclude, by the oracle.
  private func isImplied(_ claim: Constraint, by others: [Constraint]) -> Bool {
    var places: [Variable: Int] = [:]
    func dense(_ constraint: Constraint) -> Constraint {
      var copy = constraint
      copy.priority = .required
      for index in copy.expression.terms.indices {
        let variable = copy.expression.terms[index].variable
        if places[variable] == nil { places[variable] = places.count }
        copy.expression.terms[index].variable = Variable(index: places[variable] ?? 0)
      }
      return copy
    }
    let known = others.map(dense)
    let form = dense(claim).expression
    var oracle = LevelOracle(variableCount: places.count, constraints: known)
    guard oracle.optimum() != nil else { return false }
    let range = oracle.range(of: form)
    let isAtLeast = range.min.map { $0 >= 0 } ?? false
    let isAtMost = range.max.map { $0 <= 0 } ?? false
    switch claim.relation {
    case .greaterOrEqual: return isAtLeast
    case .lessOrEqual: return isAtMost
    case .equal: return isAtLeast && isAtMost
    }
  }

  private static func lines(_ random: inout SplitMix64) -> [String] {
    let views = ["a", "b", "card"]
    return (0..<random.int(3...7)).map { _ in
      let (a, b) = (random.pick(["a", "b"]), random.pick(views))
      let sign = random.pick(["==", "==", "<=", ">="])
      let number = 8 * random.int(0...6)
      switch random.int(0...3) {
      case 0: return "\(a).width \(sign) \(number)"
      case 1: return "\(a).width \(sign) \(b).width * \(random.pick(["2", "0.5", "1"]))"
      case 2:
        let edges = ["leading", "trailing", "centerX"]
        return "\(a).\(random.pick(edges)) \(sign) \(b).\(random.pick(edges)) + \(number)"
      default: return "a.width + b.width \(sign) \(number)"
      }
    }
  }

  @Test func theyAreThoseOfTheOracle() {
    var found = 0
    var several = 0
    for seed in seeds(60) {
      var random = SplitMix64(seed: seed &+ 8000)
      var shell = Conversation("root card 64x64\nview a\nview b").shell
      for line in Self.lines(&random) { _ = shell.run(line) }
      let solved = shell.examination.solved
      let redundant = Redundancy.all(in: solved).found
      let broken = Set(solved.broken)
      let accepted = solved.lowering.positions.filter { !broken.contains($0) }
        .compactMap { solved.lowering.claim(at: $0) }.filter(\.isRequired)
      for claim in accepted {
        guard case .rule(let id) = claim.source else { continue }
        let others = accepted.filter { $0.source != claim.source }.map(\.constraint)
        let entry = redundant.first { $0.rule == id }
        let place: Comment = "seed \(seed): \(solved.text(of: claim.source))"
        #expect((entry != nil) == isImplied(claim.constraint, by: others), place)
        guard let entry else { continue }
        found += 1
        if entry.implying.count > 2 { several += 1 }
        let implying = entry.implying.compactMap { solved.lowering.claim(of: $0)?.constraint }
        #expect(isImplied(claim.constraint, by: implying), place)
        for index in implying.indices {
          var fewer = implying
          fewer.remove(at: index)
          #expect(!isImplied(claim.constraint, by: fewer), place)
        }
      }
    }
    #expect(found > 30 && several > 5, "\(found) \(several)")
  }

  private static let form = """
    root card 320x200
    view title content 96x20
    view badge content 40x20
    title.leading == card.leading + 16
    badge.trailing == card.trailing - 16
    badge.leading == title.trailing + 8
    """

  @Test func theRulesAreNamedThatImplyIt() throws {
    var conversation = Conversation(
      Self.form + "\nbadge.leading >= title.trailing + 4 as gap\nbadge.width >= 0 as size")
    try conversation.replay(
      """
      plumb> redundant
      gap   badge.leading >= title.trailing + 4   implied by c3
      size  badge.width >= 0                      implied by the unwritten badge.width
            >= 0
      each by itself: without one the others may be needed
      cure: ref size (it measures then), or remove size
      plumb> expect redundant gap size
      plumb> ref size
      plumb> ref gap
      plumb> redundant
      no redundant rule
      plumb> expect no redundant
      """)
    #expect(conversation.shell.run("expect redundant gap").failure == "no redundant rule")
  }

  @Test func aBrokenRuleIsNotRedundant() {
    var conversation = Conversation(Self.form + "\ntitle.width == 400 as wide")
    #expect(conversation.say("redundant") == ["no redundant rule"])
  }

  @Test func inALargePartNobodyLooks() {
    var lines = ["root card 320x200", "view v0"]
    for index in 1...160 {
      lines += ["view v\(index)", "v\(index).leading == v\(index - 1).trailing + 1"]
    }
    lines += ["v0.leading == card.leading", "v0.leading == card.leading as again"]
    var conversation = Conversation()
    _ = conversation.say((["begin"] + lines + ["end"]).joined(separator: "\n"))
    #expect(
      conversation.say("redundant") == [
        "note  162 rules not looked at: more than 300 claims hang together"
      ])
  }

  // MARK: - Measuring

  @Test func aRuleThatMeasuresTellsWhatItWouldNeed() throws {
    var conversation = Conversation(Self.form + "\nbadge.leading >= title.trailing + 4 as gap")
    try conversation.replay(
      """
      plumb> ref gap
      plumb> expect gap.value == 8
      plumb> rules badge
      c2   badge.trailing == card.trailing - 16  required  tight       #5
      c3   badge.leading == title.trailing + 8   required  tight       #6
      gap  badge.leading >= title.trailing + 4   required  measured 8  #8
      plumb> why gap
      gap  badge.leading >= title.trailing + 4  required  measured 8: the constant it
            would need
      badge.leading - title.trailing = 8
          c3                8   badge.leading == title.trailing + 8   #6
      plumb> ref gap
      note  gap is measuring already
      """)
  }

  @Test func measuringChangesNothingAndDrivingAgainRestores() {
    for seed in seeds(40) {
      var shell = LawTests.shell(seed &+ 50, lines: 18)
      guard let rule = shell.layout.rules.first(where: \.isOn) else { continue }
      let (layout, frames) = (shell.layout, LawTests.frames(shell.examination.solved))
      let name = rule.givenName == nil ? rule.name : "c\(rule.id.number)"
      _ = shell.run("off \(name)")
      let off = LawTests.frames(shell.examination.solved)
      _ = shell.run("ref \(name)")
      #expect(LawTests.frames(shell.examination.solved) == off, "seed \(seed)")
      #expect(shell.layout.commands.contains { $0.hasPrefix("ref ") }, "seed \(seed)")
      _ = shell.run("on \(name)")
      #expect(shell.layout.commands == layout.commands, "seed \(seed)")
      #expect(
        LawTests.isSame(LawTests.frames(shell.examination.solved), frames), "seed \(seed)")
    }
  }

  @Test func whatIsMeasuredMayBeSeveralNumbers() {
    var conversation = Conversation(Self.form + "\ntitle.width == badge.width + 3 as same")
    _ = conversation.say("ref same")
    #expect(
      conversation.say("rules").last
        == "same  title.width == badge.width + 3        required  measured -88 … 200  #8")
    #expect(
      conversation.shell.run("expect same.value == 3").failure
        == "same.value is -88 … 200, drawn at -88")
  }
}
