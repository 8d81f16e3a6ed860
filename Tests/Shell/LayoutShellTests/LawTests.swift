import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// What holds for every document, tried on random ones.
@Suite struct LawTests {
  /// A shell that was told some random lines.
  static func shell(_ seed: UInt64, lines count: Int = 24) -> Shell {
    var lines = RandomLines(seed: seed)
    var shell = Shell(source: .prompt)
    for _ in 0..<count { _ = shell.run(lines.line(for: shell)) }
    return shell
  }

  static func frames(_ solved: SolvedLayout) -> [String: Frame] {
    Dictionary(
      uniqueKeysWithValues: solved.layout.items.map { ($0.name, solved.frame(of: $0.id)) })
  }

  static func isSame(_ a: [String: Frame], _ b: [String: Frame]) -> Bool {
    guard a.count == b.count else { return false }
    return a.allSatisfy { name, frame in
      guard let other = b[name] else { return false }
      let pairs = [
        (frame.x, other.x), (frame.y, other.y), (frame.width, other.width),
        (frame.height, other.height),
      ]
      return pairs.allSatisfy { abs($0 - $1) <= 0.000_01 * max(1, abs($0)) }
    }
  }

  @Test(arguments: seeds(5))
  func whatIsSavedReplaysToTheSame(_ seed: UInt64) throws {
    let shell = Self.shell(seed)
    let text = shell.transcript.sessionText
    let session = try Session(text)
    let replay = Replay(session, files: .none, oracle: .none)
    let report = ReplayReport(replay, path: "seed \(seed)", tolerance: 0.001).lines
    #expect(replay.hasPassed, "\(report.joined(separator: "\n"))\n\(text)")
    #expect(replay.shell.layout.commands == shell.layout.commands, "seed \(seed)\n\(text)")
    #expect(
      Self.frames(replay.shell.analysis.solved) == Self.frames(shell.analysis.solved),
      "seed \(seed)\n\(text)")
    #expect(replay.shell.timeline.steps.map(\.command) == shell.timeline.steps.map(\.command))
    #expect(replay.shell.timeline.current == shell.timeline.current, "seed \(seed)\n\(text)")
  }

  @Test(arguments: seeds(3))
  func aSavedTextIsSavedTheSame(_ seed: UInt64) throws {
    let shell = Self.shell(seed)
    var again = Shell(source: .session)
    for check in try Session(shell.transcript.sessionText).checks {
      _ = again.run(check.input)
    }
    let notes = Set(["# a remark"])
    let written = shell.transcript.sessionText.split(separator: "\n").map(String.init)
    #expect(
      again.transcript.sessionText.split(separator: "\n").map(String.init)
        == written.filter { !notes.contains($0) }, "seed \(seed)")
  }

  @Test(arguments: seeds(5))
  func spellingALayoutGivesItAgain(_ seed: UInt64) {
    let shell = Self.shell(seed)
    var again = Shell(source: .batch)
    for line in shell.layout.commands {
      let reply = again.run(line)
      #expect(reply.error == nil, "seed \(seed): \(line)\n\(reply.transcript)")
    }
    #expect(again.layout.commands == shell.layout.commands, "seed \(seed)")
    #expect(
      Self.isSame(Self.frames(again.analysis.solved), Self.frames(shell.analysis.solved)),
      "seed \(seed)\n\(shell.layout.commands.joined(separator: "\n"))\n\(shell.transcript.sessionText)"
    )
  }

  /// Lines that no document takes.
  private static let wrong = [
    "view card", "titel.width == 3", "card.width == card.height * card.width", "pin card",
    "begin\nview fresh\nview fresh\nend", "remove nothing", "undo 999", "redo 999", "goto #999",
    "stack s axis h: card", "hug card x 3", "expect nonsense", "read nowhere", "import nowhere",
    "arrange card: card", "card.leading == 3", "let m = card.width", "rename card to c7",
    "size card 24x24 as card", "pin card inset 3 to card", "root other 3x3", "content card -3x4",
    "constant c999 3", "begin\nnew\nview fresh\nend",
  ]

  @Test(arguments: seeds(5))
  func aRejectedLineLeavesEverythingAsItWas(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var shell = Self.shell(seed, lines: 12)
    guard shell.layout.root != nil, shell.layout.items.first?.name == "card" else { return }
    for _ in 0..<4 {
      let line = random.pick(Self.wrong)
      let before = shell
      let reply = shell.run(line)
      guard reply.error != nil else { continue }
      #expect(Self.isUnchanged(before, shell), "seed \(seed): \(line)")
    }
  }

  /// Whether two shells are in the same state, except for the transcript.
  static func isUnchanged(_ before: Shell, _ after: Shell) -> Bool {
    before.layout == after.layout && before.timeline.current == after.timeline.current
      && before.timeline.steps.count == after.timeline.steps.count
      && before.timeline.last == after.timeline.last && before.echo == after.echo
      && frames(before.analysis.solved) == frames(after.analysis.solved)
      && before.analysis.conflicts == after.analysis.conflicts
      && before.display == after.display && before.systemBroke == after.systemBroke
  }

  @Test(arguments: seeds(5))
  func undoAndRedoRestore(_ seed: UInt64) {
    var shell = Self.shell(seed)
    let layout = shell.layout
    let frames = Self.frames(shell.analysis.solved)
    let depth = shell.timeline.path(to: shell.timeline.current).count - 1
    guard depth > 0 else { return }
    let count = Int(seed) % depth + 1
    #expect(shell.run("undo \(count)").error == nil)
    #expect(shell.run("redo \(count)").error == nil)
    #expect(shell.layout == layout, "seed \(seed)")
    #expect(Self.frames(shell.analysis.solved) == frames, "seed \(seed)")
  }

  @Test(arguments: seeds(5))
  func noFreedomMeansNothingIsLoose(_ seed: UInt64) {
    let freedom = Self.shell(seed).analysis.freedom
    #expect((freedom.degrees == 0) == freedom.loose.isEmpty, "seed \(seed)")
    #expect(freedom.degrees <= freedom.loose.count, "seed \(seed)")
    let listed = Set(freedom.variables)
    #expect(freedom.loose.allSatisfy { listed.contains($0.variable) }, "seed \(seed)")
  }

  @Test(arguments: seeds(5))
  func everyBrokenRuleIsToldWhenItBreaksAndWhenItHolds(_ seed: UInt64) {
    var lines = RandomLines(seed: seed)
    var shell = Shell(source: .prompt)
    for _ in 0..<24 {
      let line = lines.line(for: shell)
      let before = shell.analysis.conflicts.map(\.broken)
      let count = shell.timeline.steps.count
      let reply = shell.run(line)
      guard shell.timeline.steps.count > count else { continue }
      let solved = shell.analysis.solved
      let after = shell.analysis.conflicts.map(\.broken)
      #expect(after.count == solved.broken.count, "seed \(seed): \(line)")
      let fresh = after.filter { !before.contains($0) }
      #expect(fresh.isEmpty || reply.reportsConflict, "seed \(seed): \(line)")
      let told = reply.lines.count { $0.hasSuffix("   broken") || $0.contains("   broken, ") }
      let more = reply.lines.contains { $0.hasPrefix("and ") && $0.hasSuffix("more: conflicts") }
      #expect(
        told >= min(3, fresh.count) && (fresh.count <= 3 || more),
        "seed \(seed): \(line)\n\(reply.lines.joined(separator: "\n"))")
      let claims = solved.lowering.claims
      let restored = before.filter { source in
        !after.contains(source) && claims.contains { $0.source == source && $0.isRequired }
      }
      let says = reply.lines.contains { $0.hasSuffix(" holds") || $0.hasSuffix(" hold") }
      #expect(restored.isEmpty != says, "seed \(seed): \(line)\n\(reply.lines)")
    }
  }

  @Test(.covers(moreThan: ["checked": 0.15]), arguments: seeds(5))
  func aConflictIsInfeasibleAndEveryProperSubsetIsNot(_ seed: UInt64) {
    let analysis = Self.shell(seed, lines: 40).analysis
    let document = analysis.layout.commands.joined(separator: "\n")
    for conflict in analysis.conflicts {
      let rules = conflict.rules.compactMap { source -> Rule.ID? in
        if case .rule(let id) = source { id } else { nil }
      }
      guard rules.count == conflict.rules.count else { continue }
      Coverage.note("checked")
      #expect(!Self.holds(rules, of: analysis.layout), "seed \(seed): \(conflict.rules)")
      for index in rules.indices {
        var fewer = rules
        fewer.remove(at: index)
        #expect(
          Self.holds(fewer, of: analysis.layout),
          "seed \(seed): without \(rules[index]) of \(conflict.rules)\n\(document)")
      }
    }
  }

  /// Whether a layout with only these rules, without content, stacks and masks, breaks none of
  /// them.
  private static func holds(_ rules: [Rule.ID], of layout: Layout) -> Bool {
    var only = layout
    // A guide that no rule mentions any more has no rules of its own either.
    for rule in only.rules where !rules.contains(rule.id) { only.remove(rule.id) }
    for item in only.items where item.isView {
      try? only.set(\.content, of: item.id, to: PerAxis(nil))
      try? only.set(\.mask, of: item.id, to: nil)
      if item.stack != nil { _ = try? only.arrange([], in: item.id) }
    }
    return SolvedLayout(only).broken.isEmpty
  }

  @Test(arguments: seeds(5))
  func theOrderOfArrivalDoesNotMatter(_ seed: UInt64) {
    let layout = Self.shell(seed).layout
    let plain = SolvedLayout(layout)
    var random = SplitMix64(seed: seed)
    for _ in 0..<2 {
      let shuffled = SolvedLayout(layout) { $0.shuffled(using: &random) }
      #expect(plain.broken == shuffled.broken, "seed \(seed)")
      #expect(
        Self.isSame(Self.frames(plain), Self.frames(shuffled)),
        "seed \(seed)\n\(layout.commands.joined(separator: "\n"))")
    }
  }

  @Test(arguments: seeds(3))
  func noLineIsWiderThanTheScreenAndNoneTellsAMinusZero(_ seed: UInt64) {
    // What UIKit prints is as wide as it is there.
    for entry in Self.shell(seed).transcript.entries
    where entry.input != "trace" && !entry.input.hasSuffix("--uikit") {
      for line in entry.reply where !line.contains("┌") && !line.contains("│") {
        #expect(line.count <= 80, "seed \(seed): \(entry.input)\n\(line)")
        let words = line.split { $0 == " " || $0 == "," }
        #expect(!words.contains("-0"), "seed \(seed): \(entry.input)\n\(line)")
      }
    }
  }
}
