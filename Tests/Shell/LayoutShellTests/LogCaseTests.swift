import ConstraintSolver
import Foundation
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import XcodeLogs
import Support
import Testing

@testable import LayoutShell

/// A log of the folder `Logs`, written by hand in the format of some system, with an answer that
/// was worked out on paper.
struct LogCase: Sendable, CustomTestStringConvertible {
  /// The file without its ending.
  var name: String
  /// What the conflict comes to, and what is meant by it.
  var headline: String
  /// The fix that comes first, as what is typed; nil where there is none.
  var best: String?
  /// Something that has to be said besides.
  var note = ""

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Logs")

  /// The log, read.
  func imported() throws -> ImportedLog {
    let text = try String(contentsOf: Self.folder.appending(path: "\(name).txt"), encoding: .utf8)
    return try #require(try ConflictLog.blocks(in: text).first).imported()
  }

  static let all: [LogCase] = [
    // 12 + 90 + 12 = 114
    LogCase(
      name: "cell-first-height", headline: "3 rules ask for 114, root.height is 44: 70 too many",
      best: "priority c3 999", note: "the bottom pin, priority 999"),
    // 16 + 24 + 8 + 16 = 64; without the icon's width 40
    LogCase(
      name: "header-without-width", headline: "4 rules ask for 64, root.width is 0: 64 too many",
      best: "priority c4 999", note: "c1 only says how much (without, still 40 too many)"),
    LogCase(
      name: "mask-of-a-new-view", headline: "1 rule asks for 48, root.width is 0: 48 too many",
      best: "remove c1", note: "translatesAutoresizingMaskIntoConstraints = false"),
    LogCase(
      name: "mask-in-the-corner",
      headline: "1 rule puts hello.left at root.left, 1 rule at root.left + 16: 16 apart",
      best: "remove c1", note: "hello.translatesAutoresizingMaskIntoConstraints = false"),
    LogCase(
      name: "hidden-panel", headline: "2 rules ask for 12, root.height is 0: 12 too many",
      best: "priority c2 999", note: "how a stack view hides an arranged view"),
    // 3 x 120 + 2 x 8 = 376
    LogCase(
      name: "buttons-fill-equally",
      headline: "7 rules ask for 376, UIStackView1.width is 320: 56 too many",
      best: "constant c1 101.33333333333333", note: "3 x 120 = 360"),
    // 300 + 44 = 344 and 331 - 8 = 323
    LogCase(
      name: "field-above-the-keyboard",
      headline:
        "2 rules put UITextField1.bottom at UIView1.top + 344, 2 rules at UIView1.top + 323: "
        + "21 apart", best: "constant c2 23", note: "where the keyboard is"),
    LogCase(
      name: "alert-of-ios-12",
      headline: "1 rule asks for -16, root.width is at least 0: 16 too few",
      best: "priority c1 999", note: "as in the alerts of iOS 12 and 13: harmless"),
    LogCase(
      name: "measuring-width", headline: "2 rules ask for 40, root.width is 0: 40 too many",
      best: "priority c2 999", note: "a size that UIKit tries while it measures"),
    // 24 + 88 + 24 = 136
    LogCase(
      name: "fitting-target", headline: "3 rules ask for 136, root.width is 100: 36 too many",
      best: "priority c3 999", note: "systemLayoutSizeFitting"),
    LogCase(
      name: "input-accessory", headline: "5 rules ask for 52, root.height is 45: 7 too many",
      best: "constant c1 45", note: "input accessory view priority 999"),
    LogCase(
      name: "bar-button", headline: "2 rules ask for 24, root.width is 0: 24 too many", best: nil,
      note: "all these views are UIKit's own"),
    // 12 + 20 + 12 = 44
    LogCase(
      name: "section-header", headline: "3 rules ask for 44, root.height is 28: 16 too many",
      best: "priority c3 999", note: "often an estimate"),
    // 10 + 80 + 10 + 80 + 10 = 190
    LogCase(
      name: "collection-cell", headline: "5 rules ask for 190, root.width is 150: 40 too many",
      best: "priority c2 999", note: "made from the view's frame"),
    // 320 * 9 / 16 = 180, and 16 below
    LogCase(
      name: "film-in-a-cell", headline: "6 rules ask for 196, root.height is 200: 4 too few",
      best: "priority c5 999", note: "9/16 x 320 = 180"),
    LogCase(
      name: "off-centre", headline: "3 rules ask for 96, root.centerX is 160: 64 too few",
      best: "constant c2 288", note: "160 / 2 = 80"),
    LogCase(
      name: "half-and-centre", headline: "3 rules ask for 96, root.centerX is 160: 64 too few",
      best: "priority c3 999", note: "0.5 x 320 / 2 = 80"),
    LogCase(
      name: "scroll-content-width",
      headline: "3 rules ask for 600, UIScrollView1.width is 390: 210 too many",
      best: "constant c2 390", note: ""),
    LogCase(
      name: "safe-area-and-edge",
      headline: "2 rules put safeAreaLayoutGuide.top at UIView2.top, 1 rule at UIView2.top + 47: "
        + "47 apart", best: "priority c2 999", note: "the safe area or to the edge, not both"),
    // 100 + 160 + 100 = 360
    LogCase(
      name: "half-screens", headline: "3 rules ask for 360, root.width is 320: 40 too many",
      best: "constant c3 60", note: "0.5 x 320 = 160"),
    // 64 + 20 = 84
    LogCase(
      name: "top-layout-guide",
      headline: "3 rules put signIn.top at root.top + 84, 1 rule at root.top + 40: 44 apart",
      best: "constant c4 84", note: "top or bottom layout guide"),
    LogCase(
      name: "ios-8-bar", headline: "3 rules ask for 76, root.height is 44: 32 too many",
      best: "constant c1 28"),
    // 20 + 260 + 12 + 260 + 20 = 572
    LogCase(
      name: "mac-window", headline: "5 rules ask for 572, root.width is 480: 92 too many",
      best: "constant c4 168", note: "the current size of the window"),
    // 60 + 46 + 20 = 126; without the label's height 30 too many
    LogCase(
      name: "tv-shelf", headline: "3 rules ask for 126, root.height is 50: 76 too many",
      best: "priority c3 999", note: "c2 only says how much (without, still 30 too many)"),
    // 20 + 31 + 20 = 71
    LogCase(
      name: "snapkit-row", headline: "3 rules ask for 71, RowView1.height is 60: 11 too many",
      best: "constant c4 20"),
    LogCase(
      name: "masonry-card", headline: "3 rules ask for 206, card.width is 200: 6 too many",
      best: "constant c4 184"),
    LogCase(
      name: "generic-cell", headline: "3 rules ask for 50, root.height is 44: 6 too many",
      best: "priority c3 999"),
    LogCase(
      name: "names-with-spaces", headline: "3 rules ask for 100, root.height is 80: 20 too many",
      best: "constant c3 20"),
    LogCase(
      name: "fixed-frame", headline: "3 rules ask for 250, root.width is 375: 125 too few",
      best: "priority c3 999", note: "Interface Builder's"),
    LogCase(
      name: "printed-twice", headline: "3 rules ask for 66, root.height is 60: 6 too many",
      best: "constant c2 44"),
    LogCase(
      name: "only-some-required", headline: "3 rules ask for 260, root.width is 240: 20 too many",
      best: "constant c2 200"),
    LogCase(
      name: "one-inactive", headline: "3 rules ask for 48, root.height is 44: 4 too many",
      best: "constant c2 36", note: "c2 is printed as inactive"),
    // 16 + 40 + 12 + 260 + 16 = 344
    LogCase(
      name: "right-to-left", headline: "5 rules ask for 344, root.width is 320: 24 too many",
      best: "constant c4 236", note: "the log is right to left"),
    LogCase(
      name: "baselines",
      headline: "2 rules put of.firstBaseline at UILabel1.firstBaseline, 1 rule at "
        + "UILabel1.firstBaseline + 6: 6 apart", best: "priority c3 999"),
    LogCase(
      name: "thirds", headline: "7 rules ask for 320.001, UIView4.width is 320: 0.001 too many",
      best: "constant c3 106.666", note: "a difference this small may be the console's rounding"),
    LogCase(
      name: "engine-variable",
      headline: "1 rule asks for -5, contentLayoutGuide.height is at least 0: 5 too few", best: nil,
      note: "none of it is yours to change"),
    LogCase(
      name: "stack-without-addresses",
      headline: "5 rules ask for 44, caption.height is 60: 16 too few", best: "constant c8 60",
      note: "made by a stack view from its alignment"),
    LogCase(
      name: "controller-view",
      headline: "1 rule puts UIView1.top at root.top, 1 rule at root.top + 44: 44 apart",
      best: "priority c2 999", note: "the position that the view gets from outside"),
    LogCase(
      name: "web-view-keyboard", headline: "3 rules ask for 44, root.height is 0: 44 too many",
      best: nil, note: "all these views are UIKit's own"),
    // 8 + 200 / 2 = 108, and half of the centre of 320 is 80
    LogCase(
      name: "at-a-quarter",
      headline: "3 rules ask for 108, 0.5 x root.width / 2 is 80: 28 too many",
      best: "constant c2 144"),
    LogCase(
      name: "order-turned-round",
      headline: "1 rule puts yes.trailing at least at UIView1.leading + 200, 1 rule at "
        + "UIView1.leading + 120: 80 apart", best: "constant c2 200"),
    // 0.6 * 320 + 0.5 * 320 = 352
    LogCase(
      name: "two-ratios", headline: "5 rules ask for 352, root.width is 320: 32 too many",
      best: "priority c5 999", note: "0.6 x 320 = 192"),
    // 320 - 16 - 16 = 288, and 10 above and below
    LogCase(
      name: "square-in-a-row", headline: "6 rules ask for 308, root.height is 120: 188 too many",
      best: "priority c5 999"),
  ]
}

/// What is said about logs that systems print, from the sum to the way to keep a fix.
@Suite struct LogCaseTests {
  /// A line without the breaks that 80 columns put into it.
  private static func joined(_ lines: [String]) -> String {
    lines.map { line in line.drop { $0 == " " } }.joined(separator: " ")
  }

  private static func report(_ log: ImportedLog, _ analysis: LayoutAnalysis) -> [String] {
    LogReport(log, analysis, keeping: .importing("console.txt")).text
  }

  @Test(arguments: LogCase.all) func theSumTheBestRepairAndTheNotes(_ one: LogCase) throws {
    let log = try one.imported()
    let analysis = LayoutAnalysis(log.layout)
    let lines = Self.report(log, analysis)
    let text = Self.joined(lines)
    #expect(text.contains("x conflict " + "  " + one.headline), "\(lines.joined(separator: "\n"))")
    #expect(one.note.isEmpty || text.contains(one.note), "\(lines.joined(separator: "\n"))")
    let listed = Advice(analysis, keeping: .prompt)?.listed
    #expect(listed?.commands.first?.lines.first == one.best)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.joined(separator: "\n"))")
    #expect(text.contains("what would help"))
    #expect(text.contains("keep  plumb import console.txt") == (one.best != nil))
  }

  @Test(arguments: LogCase.all) func theAnswerIsThatOfTheOracle(_ one: LogCase) throws {
    let analysis = LayoutAnalysis(try one.imported().layout)
    for conflict in analysis.conflicts { check(conflict, in: analysis.solved, one.name) }
    // Every rule of the set that people wrote may wait, or go, if all others can hold.
    let solved = analysis.solved
    let all = solved.lowering.claims.filter(\.isRequired)
    let conflict = try #require(analysis.conflicts.first)
    let fixes = Fixes(of: conflict, in: analysis)
    for case .rule(let id) in conflict.rules
    where solved.author(of: .rule(id)) == .user {
      let rest = all.filter { $0.source != .rule(id) }.map {
        ConflictFixTests.inWholeNumbers($0.constraint)
      }
      guard isFeasible(rest, solved.lowering.variableCount) else { continue }
      let changes = fixes.all.map(\.edit)
      #expect(changes.contains(.priority(id, 999)), "\(one.name): \(id)")
      #expect(changes.contains(.removal(id)), "\(one.name): \(id)")
    }
  }

  @Test func everyLogOfTheFolderHasAnAnswer() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: LogCase.folder.path())
    let names = Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
    #expect(names == Set(LogCase.all.map(\.name)).union(["same-as-printed"]))
    #expect(names.count > 40)
  }

  @Test func aLogThatCanHoldTellsHowFarOffItIs() throws {
    let log = try LogCase(name: "same-as-printed", headline: "").imported()
    let text = Self.joined(Self.report(log, LayoutAnalysis(log.layout)))
    #expect(text.contains("satisfiable as printed"))
    #expect(text.contains("can only just hold together: if the number of"))
    #expect(text.contains("rounds numbers to six digits"))
    // With two points of room it is not the rounding.
    let roomy = try ConflictLog.blocks(
      in: String(contentsOf: LogCase.folder.appending(path: "same-as-printed.txt"), encoding: .utf8)
        .replacing(">= 48", with: ">= 46"))[0].imported()
    let other = Self.joined(Self.report(roomy, LayoutAnalysis(roomy.layout)))
    #expect(other.contains("rounding is not the reason"))
    #expect(other.contains("off by more than 2"))
  }

  @Test func aPastedLogIsFixedByItsNumber() throws {
    let text = try String(
      contentsOf: LogCase.folder.appending(path: "cell-first-height.txt"), encoding: .utf8)
    var conversation = Conversation(files: Memory.files(["console.txt": text]))
    let reply = conversation.say("import console.txt")
    #expect(reply.contains("what would help"))
    #expect(reply.contains("keep  fix 1 applies the first one; save NAME keeps it"))
    #expect(conversation.error("fix 1") == nil)
    #expect(conversation.shell.timeline.now.command == "priority c3 999")
    #expect(conversation.shell.analysis.conflicts.isEmpty)
  }

  @Test func theMaskOfALogIsOfferedOnceAndCuresAll() throws {
    let log = try LogCase(name: "collection-cell", headline: "").imported()
    let analysis = LayoutAnalysis(log.layout)
    let conflict = try #require(analysis.conflicts.first)
    let masks = Fixes(of: conflict, in: analysis).all.filter { $0.kind == .mask }
    #expect(masks.count == 1)
    #expect(masks.first?.outcome.broken.isEmpty ?? false)
    let lines = FixList(masks, of: Fixes(of: conflict, in: analysis), in: analysis).lines
    #expect(
      lines.first == "1  root.translatesAutoresizingMaskIntoConstraints = false",
      "\(lines.joined(separator: "\n"))")
  }

  @Test func aWishThatTheMaskOfALogBlocksIsGrantedWithoutIt() throws {
    let text = try String(
      contentsOf: LogCase.folder.appending(path: "mask-in-the-corner.txt"), encoding: .utf8)
    var conversation = Conversation(files: Memory.files(["console.txt": text]))
    _ = conversation.say("import console.txt")
    let mask = try #require(conversation.shell.layout.rules.first).name
    _ = conversation.say("remove c2")
    let answer = conversation.say("why not hello.left == root.left + 16").joined(separator: "\n")
    #expect(
      answer.contains("fix: hello.translatesAutoresizingMaskIntoConstraints = false"), "\(answer)")
    #expect(!answer.contains("constant \(mask)"), "\(answer)")
  }

  @Test func aSumIsNotCutByWhatIsSaidAboutIt() throws {
    let rows = (0..<20).map { "view v\($0) in a\nv\($0).width == 10" }
    let links = (1..<20).map { "v\($0).left == v\($0 - 1).right" }
    let lines = ["root a 100x10"] + rows + links + ["v0.left == a.left", "v19.right == a.right"]
    let layout = Conversation(lines.joined(separator: "\n")).shell.layout
    let report = MomentReport(layout, notes: [], keeping: .importing("console.txt"))
    let sum = try #require(report.sections.first { $0.first?.role == .conflict })
    #expect(sum.lines.last?.text.hasPrefix("  minimal") ?? false)
    #expect(report.sections.last?.lines.first?.text.hasPrefix("what would help") ?? false)
  }
}

/// Checks by the oracle that a conflict is one, that none of its rules is superfluous, that its
/// proof adds up, and that what is told of it is the proof.
func check(_ conflict: Conflict, in solved: SolvedLayout, _ place: String) {
  let note = Comment(rawValue: place)
  func constraint(_ source: Claim.Source) -> Constraint? {
    solved.lowering.claim(of: source).map { ConflictFixTests.inWholeNumbers($0.constraint) }
  }
  let bounds = solved.layout.items.flatMap { item in
    Axis.allCases.compactMap { constraint(.implied(item.id, $0)) }
  }
  let givens = conflict.given.compactMap(constraint)
  func holds(_ rules: [Claim.Source]) -> Bool {
    isFeasible(rules.compactMap(constraint) + givens + bounds, solved.lowering.variableCount)
  }
  #expect(!holds(conflict.rules), note)
  #expect(!holds(conflict.toldRules), note)
  for gone in conflict.rules { #expect(holds(conflict.toldRules.filter { $0 != gone }), note) }
  // The forms of the proof cancel, and its constants come to the excess.
  var form: [Int: Rational] = [:]
  var excess = Rational(0)
  for weight in conflict.proof {
    guard let claim = solved.lowering.claim(of: weight.source) else { continue }
    for term in claim.constraint.expression.terms {
      form[term.variable.index] =
        (form[term.variable.index] ?? Rational(0))
        + weight.multiplier * Rational(meaning: term.coefficient)
    }
    excess = excess - weight.multiplier * Rational(meaning: claim.constraint.expression.constant)
    switch claim.constraint.relation {
    case .equal: break
    case .greaterOrEqual: #expect(weight.multiplier > Rational(0), note)
    case .lessOrEqual: #expect(weight.multiplier < Rational(0), note)
    }
  }
  #expect(form.values.allSatisfy { $0.isZero }, note)
  #expect(excess == conflict.proofExcess && excess > Rational(0), note)
  // What is told is the proof at another scale.
  #expect(Set(conflict.proof.map(\.source)) == Set(conflict.members), note)
  let weights = Dictionary(
    conflict.proof.map { ($0.source, $0.multiplier) }, uniquingKeysWith: { first, _ in first })
  let scales = (conflict.rows + conflict.otherRows).compactMap { row in
    weights[row.source].map { row.summand.multiplier.magnitude / $0.magnitude }
  }
  #expect(scales.contains(conflict.excess / conflict.proofExcess), note)
  // Each number that is shown is what stands beside it.
  for row in conflict.rows + conflict.otherRows where !row.factors.isEmpty {
    let product = row.factors.reduce(row.value.magnitude) { product, factor in
      let number = Rational(meaning: factor.number.magnitude)
      return factor.divides ? product / number : product * number
    }
    #expect(product == row.contribution.magnitude, note)
  }
}

@Suite struct ConflictSumTests {
  /// What is told of random conflicts is exact, and minimal by the oracle.
  @Test(.covers(moreThan: ["sums": 0.1, "sizes": 0]), arguments: seeds(38))
  func everySumIsTheProof(_ seed: UInt64) {
    var random = RandomConflict(seed: seed &+ 5000)
    guard let layout = random.layout() else { return }
    let solved = SolvedLayout(layout)
    // Beside other broken rules a set is minimal among what holds.
    guard solved.broken.count == 1 else { return }
    for conflict in Conflict.all(in: solved)
    where conflict.rules.allSatisfy({ if case .rule = $0 { true } else { false } }) {
      check(conflict, in: solved, "seed \(seed)")
      Coverage.note("sums")
      if case .size = conflict.quantity { Coverage.note("sizes") }
      let lines = conflict.passages(in: solved).lines.map(\.text)
      #expect(
        lines.allSatisfy { $0.count <= 80 }, "seed \(seed)\n\(lines.joined(separator: "\n"))")
    }
  }

  /// The first lines of the conflicts that some lines lead to.
  private func heads(_ lines: String) -> [String] {
    let shell = Conversation(lines).shell
    return shell.analysis.conflicts.map {
      let lines = $0.passages(in: shell.analysis.solved).lines.map(\.text)
      let isLong = lines[1].hasPrefix("    ")
      return isLong ? lines[0] + lines[1].dropFirst(3) : lines[0]
    }
  }

  private static let view = "root card 320x200\nview a\na.top == card.top\na.height == 20\n"

  @Test func aCentreIsTheQuantity() {
    let pinned = Self.view + "a.leading == card.leading + 16\na.centerX == card.centerX\n"
    let expected = "x conflict   3 rules ask for 96, card.centerX is 160: 64 too few"
    #expect(heads(pinned + "a.width == 160") == [expected])
    #expect(heads(pinned + "a.width == card.width / 2") == [expected])
  }

  @Test func aRatioTakesItsShareInItsRow() {
    let lines =
      Self.view + "a.leading == card.leading + 100\na.width == card.width * 0.5\n"
      + "a.trailing <= card.trailing - 100"
    #expect(heads(lines) == ["x conflict   3 rules ask for 360, card.width is 320: 40 too many"])
  }

  @Test func theSizeThatTheOthersAddUpToIsTheQuantity() {
    // By the widths it would be 308.898, whatever comes first.
    let sizes = ["card.width == 342 as across system", "card.height == 123.5 as down system"]
    for order in [sizes, sizes.reversed()] {
      let lines =
        "root card\n" + order.joined(separator: "\n")
        + "\nview a\na.width == card.width * 0.4\na.width == a.height * 1.574 as shape\n"
        + "a.top == card.top + 14\na.leading == card.leading\na.bottom == card.bottom - 31"
      #expect(
        heads(lines) == [
          "x conflict   5 rules ask for 131.912, card.height is 123.5: 8.412 too many"
        ])
    }
  }

  @Test func aRuleStandsInForABound() {
    let lines =
      "root card 94x200\nview a\nview b\na.width == 40 as icon\nb.width == 60 as thumb\n"
      + "a.leading == card.leading + 15\nb.leading == a.trailing + 16\n"
      + "card.trailing == b.trailing + 5"
    var conversation = Conversation(lines)
    let reply = conversation.say("conflicts")
    #expect(reply.first == "x conflict   5 rules ask for 136, card.width is 94: 42 too many")
    #expect(
      reply.suffix(2).joined().hasPrefix(
        "  minimal: icon only says how much (without, still 2 too many);"))
    // A check may name what is needed, or all that is told.
    #expect(conversation.say("expect conflict c3 c4 c5 thumb") == [])
    #expect(conversation.say("expect conflict c3 c4 c5 thumb icon") == [])
    #expect(conversation.say("expect conflict c3 c4 c5 icon") != [])
  }

  @Test func twoWaysToAPlace() {
    let lines = Self.view + "a.width == 9\na.leading == card.leading + 6\na.leading == card.leading"
    #expect(
      heads(lines) == [
        "x conflict   1 rule puts a.leading at card.leading + 6, 1 rule at card.leading: 6 apart"
      ])
  }
}
