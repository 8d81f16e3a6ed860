import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// `expect for VALUE in a..b: CONDITION`, and that what is proved is so.
@Suite struct EverywhereTests {
  private static let card = """
    \(Conversation.card)
    badge.leading == title.trailing + 8 as gap
    hug badge h 251
    badge.leading >= title.trailing + 2 as air
    """

  private func failure(_ condition: String, after lines: String = Self.card) -> String? {
    var conversation = Conversation(lines)
    let reply = conversation.shell.run("expect for \(condition)")
    #expect(reply.error == nil, "\(condition): \(reply.transcript)")
    return reply.failure
  }

  @Test(arguments: [
    "card.width in 176..400: not ambiguous", "card.width in 400..176: not ambiguous",
    "card.width in 176..400: title.width >= 96", "card.width in 176..400: badge.width == 40",
    "card.width in 176..400: badge.leading >= title.trailing",
    "card.width in 176..400: dof 0", "card.width in 177..400: dof <= 0",
    "card.width in 176..400: placed badge", "card.width in 40..400: no conflict",
    "card.width in 40..400: tight gap", "card.width in 40..400: slack air",
    "card.width in 40..400: air.slack == 6", "card.width in 41..175: ambiguous title.width",
    "card.width in 41..175: ambiguous", "card.width in 176..400: not ambiguous title.x",
    "card.width in 0..39: broken c3", "card.width in 0..39: conflict c1 gap c3",
    "card.height in 0..900: title.frame == 16 12 240 20", "gap in 7.9995..8.0005: same #9",
    "gap in 2..152: title.width <= 246", "content title h in 0..240: title.width == 240",
    "content badge h in 0..144: badge.width >= 0", "gap in 8..8.001: title.width == 240 ±0.01",
  ])
  func holds(_ condition: String) { #expect(failure(condition) == nil) }

  @Test(arguments: [
    (
      "card.width in 120..400: not ambiguous",
      "in 120..<176, at 148: ambiguous: title.width, badge.x, badge.width"
    ),
    ("card.width in 170..176: ambiguous", "in 176: nothing is ambiguous"),
    ("card.width in 176..400: title.width >= 100", "in 176..<180, at 178: title.width is 98"),
    ("card.width in 176..400: title.width == 100", "in 176..<180, at 178: title.width is 98"),
    ("card.width in 180..400: title.width <= 300", "in >380..400, at 390: title.width is 310"),
    ("card.width in 100..300: dof 0", "in 100..<176, at 138: dof is 1"),
    ("card.width in 30..300: no conflict", "in 30..<40, at 35: conflict of c1 gap c3"),
    ("card.width in 0..300: broken c3", "in 40..300, at 170: not broken: c3"),
    ("gap in 0..9: slack air", "in 0..<2.001, at 1: air has no slack"),
    (
      "card.width in 100..300: placed badge", "in 100..<176, at 138: badge needs x, width"
    ),
    (
      "card.width in 150..175: ambiguous title.width in 70..96",
      "in >150..175, at 163: title.width is 83 … 96"
    ),
    (
      "card.width in 176..400: badge.frame == 264 12 40 20",
      "in 176..<320, at 248: badge.frame is 192 12 40 20"
    ),
    ("card.width in 300..330: same #9", "in 300..<320, at 310: card.width was 320, is 310"),
  ])
  func fails(_ condition: String, _ because: String) {
    let failure = failure(condition)
    #expect(failure?.contains(because) ?? false, "\(failure ?? "it holds")")
  }

  @Test(arguments: [
    ("for card.width in 1..2", ErrorCode.missing), ("for card.width 1..2: dof 0", .missing),
    ("for card.width in 1: dof 0", .missing), ("for card.width in 1..1: dof 0", .sweep),
    ("for title.width in 1..2: dof 0", .sweep), ("for card.leading in 1..2: dof 0", .sweep),
    ("for card.width in 1..2: error E004", .expectation),
    ("for card.width in 1..2: for gap in 3..4: dof 0", .expectation),
    ("for card.width in -2..2: dof 0", .numberOutOfRange), ("for in 1..2: dof 0", .noItem),
    ("for card.width in 1..2: dof 0 0", .unexpected), ("for nobody in 1..2: dof 0", .noItem),
    ("for content card h in 1..2: dof 0", .sweep),
    ("for content title x in 1..2: dof 0", .badChoice),
  ])
  func whatMakesNoSenseIsAnError(_ condition: String, _ code: ErrorCode) {
    var conversation = Conversation(Self.card)
    #expect(conversation.error("expect \(condition)") == code)
  }

  /// A random condition about a layout.
  private func condition(_ layout: Layout, _ random: inout SplitMix64) -> String {
    let view = Name.written(random.pick(layout.items.filter(\.isView)).name)
    let size = random.pick(["width", "height", "x", "y", "centerX", "bottom"])
    let root = Name.written(layout.items[0].name)
    let number = random.int(0...300)
    switch random.int(0...8) {
    case 0...2: return "\(view).\(size) \(random.pick(["<=", ">=", "=="])) \(number)"
    case 3: return random.pick(["not ambiguous", "ambiguous", "no conflict", "dof 0"])
    case 4: return "placed \(view)"
    case 5: return "\(view).width \(random.pick(["<=", ">="])) \(root).width"
    case 6: return "ambiguous \(view).width"
    default:
      guard let rule = layout.rules.filter(\.isOn).last else { return "dof <= 4" }
      return "\(random.pick(["tight", "slack"])) \(Name.written(rule.name))"
    }
  }

  /// A proof is compared with the same expectation at many single values.
  @Test(.covers(moreThan: ["proved": 0.8, "refuted": 0.8]), arguments: seeds(6))
  func whatIsProvedIsSoEverywhere(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 7_000_000 + seed)
    let shell = LawTests.shell(7_000_000 + seed, lines: 18)
    let layout = shell.layout
    guard layout.root != nil, let (parameter, from, to) = SweepTests.parameter(layout, &random)
    else { return }
    for _ in 0..<4 {
      let text = condition(layout, &random)
      let name = layout.text(of: parameter)
      let what = "seed \(seed): for \(name) in \(from)..\(to): \(text)\n"
      var reader = try TokenReader(text, in: layout)
      let expectation = try Expectation.grammar.readAll(&reader)
      let place = Bounds(from: from, to: to, place: 0..<1)
      let failure: String?
      do throws(Diagnostic) {
        let everywhere = Expectation.Everywhere(
          parameter: parameter, bounds: place, condition: expectation)
        failure = try everywhere.failure(in: shell, reader)
      } catch { continue }
      if let failure {
        Coverage.note("refuted")
        #expect(!failure.contains("does not hold everywhere"), "\(what)\(failure)")
        continue
      }
      Coverage.note("proved")
      for index in 0...16 {
        let value = min(from, to) + (abs(to - from) * Double(index) / 16)
        var other = layout
        try other.set(parameter, to: value)
        var trial = shell
        trial.analysis = LayoutAnalysis(other)
        let found = try expectation.failure(trial, reader)
        #expect(found == nil, "\(what)at \(value): \(found ?? "")")
      }
    }
  }
}
