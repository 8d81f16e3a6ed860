import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Whatever is typed or read: no trap, no hang, and no change behind an error.
///
/// Numbers, lengths and depths are what could make a line slow; five seconds are no line's business.
@Suite struct FuzzTests {
  @Test(arguments: seeds(3))
  func spoiledLinesChangeNothingBehindAnError(_ seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 1_000_000)
    var lines = RandomLines(seed: seed)
    let source = random.pick([Shell.Source.prompt, .batch, .session])
    var shell = Shell(files: SessionFiles.files, source: source)
    for _ in 0..<8 { _ = shell.run(lines.line(for: shell)) }
    for _ in 0..<20 {
      let line = Mutation.line(lines.line(for: shell), &random)
      Self.check(line, &shell, "seed \(seed)")
    }
  }

  /// Runs a line and compares the state before and after an error.
  static func check(_ line: String, _ shell: inout Shell, _ what: String) {
    let before = shell
    let start = processorTime()
    let reply = shell.run(line)
    #expect(processorTime() - start < .seconds(5), "\(what): \(line.debugDescription)")
    if reply.error != nil {
      #expect(LawTests.isUnchanged(before, shell), "\(what): \(line.debugDescription)")
      #expect(shell.lastError == reply.error?.code, "\(what): \(line.debugDescription)")
    }
    for printed in reply.transcript {
      // The console's own words are indented with a tab.
      let printed = printed.hasPrefix("\t") ? String(printed.dropFirst()) : printed
      #expect(
        !printed.unicodeScalars.contains {
          $0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value)
        },
        "\(what): \(line.debugDescription) printed \(printed.debugDescription)")
    }
  }

  @Test(arguments: seeds(25))
  func randomTextIsNoTrap(_ seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 2_000_000)
    var shell = Shell(source: random.pick([.prompt, .batch]))
    _ = shell.run("root card 320x200")
    var line = random.pick(["", "view ", "let ", "card.", "expect ", "help ", "log ", "begin\n"])
    for _ in 0..<random.int(1...30) { line = Mutation.text(line, &random) }
    Self.check(line, &shell, "seed \(seed)")
  }

  @Test(arguments: [
    "card.width == " + String(repeating: "(", count: 100_000) + "1",
    "card.width == " + String(repeating: "-", count: 100_000) + "1",
    "card.width == " + String(repeating: "1 + ", count: 20_000) + "1",
    "let m = " + String(repeating: "(", count: 90) + "1" + String(repeating: ")", count: 90),
    "view " + String(repeating: "a", count: 100_000),
    "help " + String(repeating: "a", count: 100_000),
    String(repeating: "a", count: 100_000), String(repeating: "=", count: 100_000),
    "view `" + String(repeating: "日", count: 50_000) + "`",
    "label l \"" + String(repeating: "x", count: 100_000) + "\"",
    "begin\n" + String(repeating: "# x\n", count: 20_000) + "end",
    String(repeating: "begin\n", count: 20_000),
    "undo 1e308", "undo 9223372036854775808", "goto #1e308", "goto -9223372036854775809",
    "quit 1e308",
    "move card in card at 1e308", "expect dof 1e308", "expect same #1e308", "card.width == 1e308",
    "card.width == 1e308 * 1e308", "card.width == 1e308 * 1e308 - 1e308 * 1e308",
    "root card 1e999x3",
    "root card 1e308x3", "let m = 1e308 * 10", "view v content 1e308x3", "hug card h 1e-320",
    "card.width == 1e-320", "card.width == card.height * 1e-300", "card.width == 1 / 1e-320",
    "card.width == 3 @1e-320", "draw at 1e308", "draw at 1e-320", "draw at 0",
    "expect card.width == 3 ±1e308",
    "stack s axis h spacing 1e308", "baseline card first 1e308", "ratio card 1e308:1e-308",
    "size a 3x1e308.5", "size a 3xnan.5", "size a 3xinfinity", "size a 3x0x10",
    "ratio card 1e-308:1e308", "size card 1e9x1e9", "card.width == 1.7976931348623157e308",
  ])
  func extremesAreNoTrap(_ line: String) {
    for source in share([Shell.Source.prompt, .batch], oneIn: 2, from: line.utf8.count) {
      var shell = Shell(source: source)
      _ = shell.run("root card 320x200")
      _ = shell.run("view a content 10x10")
      let before = shell.layout
      Self.check(line, &shell, String(line.prefix(60)))
      // What was refused changed nothing, as the check has seen.
      guard shell.layout != before else { continue }
      for look in ["frames", "draw", "rules", "dof", "ambiguous", "conflicts", "why card.width"] {
        #expect(shell.run(look).error == nil, "\(line.prefix(60)): \(look)")
      }
    }
  }

  @Test(arguments: [
    ["root card 0.000001x0.000001", "view a content 1000000000x1000000000", "pin a top leading"],
    ["root card 1x1", "view a content 1000000000x1", "a.leading == card.leading - 1000000000"],
    ["root card 1000000000x1000000000", "view a content 0.000001x0.000001", "pin a"],
    ["root card 0x0", "view a", "pin a", "a.width == 1000000000"],
    [
      "root card 1x1", "view a", "a.width == 1000000000 * card.width",
      "a.height == a.width / 1000000000",
    ],
    ["root card", "card.width >= 1000000000", "view a", "a.width == 0.000000001 * card.width"],
  ])
  func pictureOfExtremesIsDrawn(_ lines: [String]) {
    var shell = Shell()
    for line in lines { #expect(shell.run(line).error == nil, "\(line)") }
    for look in ["frames", "draw", "draw at 0.001", "ambiguous", "dof", "conflicts", "rules"] {
      let reply = shell.run(look)
      #expect(reply.error == nil, "\(look)")
      #expect(reply.lines.count < 100)
    }
  }

  @Test func whatStrangersWroteIsEscaped() {
    var shell = Shell(files: Memory().files, source: .batch)
    _ = shell.run("root card 320x200")
    for line in [
      "label a \"\u{1B}[31m\u{202E}\"", "undo", "redo", "log", "show", "view `b\u{202E}c`",
      "view `b\u{2066}c`", "frames", "draw", "rules", "save \"x\u{1B}y\"", "back", "help \u{1B}",
      "read \"\u{1B}\"", "import \"\u{202E}\"", "apropos \"\u{1B}\"",
      "card.width == 3 id \"\u{1B}\"",
      "expect same \u{202E}", "\u{202E}", "view a\u{202E}",
    ] { Self.check(line, &shell, "escape") }
  }

  @Test func deepAndWideDocumentsAreNoTrap() {
    var shell = Shell(source: .batch)
    _ = shell.run("root card 320x200")
    let deep = (1...600).map { "view v\($0) in \($0 == 1 ? "card" : "v\($0 - 1)")" }
    let reply = shell.run((["begin"] + deep + ["end"]).joined(separator: "\n"))
    #expect(reply.error?.code == .limit)
    #expect(shell.layout.items.count == 1)
  }

  @Test(arguments: seeds(4))
  func spoiledSessionsAreNoTrap(_ seed: UInt64) throws {
    let names = SessionFiles.texts.keys.sorted()
    try #require(!names.isEmpty)
    var random = SplitMix64(seed: seed &+ 7)
    for count in 0..<20 {
      let index = 20 * Int(seed) + count
      let name = names[index % names.count]
      let text = Mutation.file(SessionFiles.texts[name] ?? "", &random)
      let start = processorTime()
      defer { #expect(processorTime() - start < .seconds(10), "\(name) \(index)\n\(text)") }
      let session: Session
      do throws(Diagnostic) { session = try Session(text) } catch {
        #expect(error.lineNumber != nil, "\(name) \(index)")
        #expect(!error.message.isEmpty)
        continue
      }
      let replay = Replay(session, files: SessionFiles.files, oracle: .none)
      let report = ReplayReport(replay, path: name, tolerance: session.tolerance)
      #expect(replay.hasPassed == report.lines.isEmpty, "\(name) \(index)")
      if replay.disagreement != nil { Issue.record("\(name) \(index): \(report.lines)") }
      if !replay.hasPassed, index % 10 == 0 { Self.bless(session, text, "\(name) \(index)") }
    }
  }

  /// Whatever is blessed passes, but for what bless says cannot be written.
  private static func bless(_ session: Session, _ text: String, _ what: String) {
    var session = session
    for _ in 0..<3 {
      let blessing = Blessing(session, files: SessionFiles.files)
      guard !blessing.changes.isEmpty else { break }
      let new = blessing.text(with: blessing.changes)
      guard let again = try? Session(new) else {
        Issue.record("\(what): what was blessed is not a session\n\(new)")
        return
      }
      session = again
    }
    let blessing = Blessing(session, files: SessionFiles.files)
    #expect(blessing.changes.isEmpty, "\(what)\n\(text)")
    let replay = Replay(session, files: SessionFiles.files, oracle: .none)
    let left = replay.failures.map(\.check.line) + (replay.earlyQuit.map { [$0.line] } ?? [])
    #expect(
      Set(left).isSubset(of: blessing.remainders.map(\.check.line)), "\(what)\n\(text)")
  }
}
