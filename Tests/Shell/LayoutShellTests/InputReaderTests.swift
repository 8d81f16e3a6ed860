import LayoutModel
import PlumbLanguage
import UIKitTexts
import Support
import Synchronization
import Testing

@testable import LayoutShell

/// A line is read once, whoever asks what it is.
@Suite struct InputReaderTests {
  /// How often lines were looked at that went all the way from a reader to their replies.
  private static func tally(_ lines: [String], _ shell: Shell) -> (lexed: Int, sorted: Int) {
    let tally = ReadingTally()
    ReadingTally.$current.withValue(tally) {
      var shell = shell
      var reader = InputReader(firstLine: 1)
      for line in lines {
        guard let input = reader.feed(line) else { continue }
        let reply = shell.run(input)
        #expect(reply.error == nil && reply.failure == nil, "\(line): \(reply.transcript)")
      }
      #expect(!reader.isOpen)
    }
    return (tally.lexedCount, tally.sortedCount)
  }

  private static func card(_ source: Shell.Source) -> Shell {
    var shell = Conversation("root card 320x200\nlabel title in card").shell
    shell.source = source
    return shell
  }

  @Test(
    arguments: [
      "title.width == 240", "title.width >= 240 @750 as wide", "hide title", "frames",
      "title.text = \"x\"", "let m = 16", "try title.width == 30", "expect dof 2",
      "set break newest",
    ])
  func `a line is split and classified once`(_ line: String) {
    for source in [Shell.Source.prompt, .batch, .session] {
      let (lexed, sorted) = Self.tally([line], Self.card(source))
      #expect(lexed == 1, "\(source)")
      // What is tried is a line of its own.
      #expect(sorted == (line.hasPrefix("try ") ? 2 : 1), "\(source)")
    }
  }

  @Test func `a remark and Swift by its first word are not split at all`() {
    #expect(Self.tally(["# a remark"], Self.card(.prompt)) == (0, 1))
    #expect(Self.tally(["var a = UIView()"], Self.card(.prompt)) == (0, 1))
  }

  @Test func `what the prompt spells out is split once`() {
    // The respelled rule is the same rule.
    #expect(Self.tally(["title.width = 240"], Self.card(.prompt)) == (1, 1))
    // The command written out is another line of the same tokens.
    #expect(Self.tally(["fram"], Self.card(.prompt)) == (1, 2))
    // What the editor wrote out is not read again.
    let tally = ReadingTally()
    let card = Self.card(.prompt)
    ReadingTally.$current.withValue(tally) {
      var (shell, reader) = (card, InputReader())
      let written = shell.expanded(Input("title.width = 240"))
      let input = reader.feed(written.text, read: written)
      #expect(input.flatMap { shell.run($0).error } == nil)
    }
    #expect((tally.lexedCount, tally.sortedCount) == (1, 1))
  }

  @Test func `names of Swift lines ask the tokens again and split nothing`() {
    var shell = Self.card(.prompt)
    #expect(shell.run("var x = 3").error == nil)
    #expect(Self.tally(["title.width == 240"], shell) == (1, 2))
  }

  @Test func `lines of a block are read as they come`() {
    let block = ["begin", "view a in card", "a.width == 30", "# a remark", "end"]
    #expect(Self.tally(block, Self.card(.prompt)) == (3, 4))
  }

  @Test func `a session reads its commands when it is read`() throws {
    let tally = ReadingTally()
    try ReadingTally.$current.withValue(tally) {
      let text = "plumb 1\n\nplumb> root card 320x200\nplumb> expect dof 0\n"
      let session = try Session(text)
      #expect(tally.lexedCount == 2)
      expectPassed(Replay(session, files: .none, oracle: .none))
    }
    #expect((tally.lexedCount, tally.sortedCount) == (2, 2))
  }

  // MARK: - Tokens that are moved

  /// Tokens of a respelled line stand where they would be found in its text.
  @Test func `tokens move with the spelling`() throws {
    let lines = [
      "a.width = 3", "a.width ≤ 3", "a.width ≥ b.width − 3 × 2 @750", "  a.width\t=\t-3 id \"≤ é\"",
      "é.width = 2*b.width", "a.width == 3", "frames a", "  fram\ta", "frem", "a.width => 3",
    ]
    for line in lines {
      for input in [Input(line).canonical, Input(line).beginning(with: "frames")] {
        #expect(try input.tokens == Lexer.tokens(of: input.text), "\(line): \(input.text)")
        #expect(input.kind == Input(input.text).kind, "\(line): \(input.text)")
      }
    }
    #expect(Input("a.width ≥ b.width − 3 × 2").canonical.text == "a.width >= b.width - 3 * 2")
  }

  @Test func `tokens of random lines move with the spelling`() throws {
    for seed in UInt64(0)..<60 {
      var lines = RandomLines(seed: seed)
      var shell = Shell()
      for _ in 0..<12 {
        let line = lines.line(for: shell)
        _ = shell.run(line)
        let typed = line.replacing("==", with: "=").replacing("<=", with: "≤")
        let input = Input(typed)
        guard input.kind == .relation else { continue }
        let canonical = input.canonical
        if let tokens = try? Lexer.tokens(of: canonical.text) {
          #expect(canonical.tokens == tokens, "seed \(seed): \(typed)")
        }
      }
    }
  }

  /// What is assigned to a name of Swift is not a rule, also where the log shows it.
  @Test func `Swift is shown as it was typed`() {
    var shell = Conversation("root card 320x200\nvar x = card.frame.width").shell
    #expect(shell.run("x = card.frame.height").error == nil)
    #expect(shell.timeline.now.command == "x = card.frame.height")
  }

  // MARK: - What comes with lines

  @Test(arguments: [
    "\u{FEFF}view a", "view a\r", "plumb> view a", "  plumb> view a", "\tview a", "view a\r\r\n",
  ])
  func `what was copied with a line goes`(_ line: String) {
    for source in [Shell.Source.prompt, .batch] {
      var shell = Conversation("root card 320x200", source: source).shell
      var reader = InputReader()
      let input = reader.feed(line)
      #expect(input.map { shell.run($0).error } == .some(nil))
      #expect(shell.layout.items.map(\.name).contains("a"))
      #expect(shell.transcript.entries.last?.input.trimmedBlanks == "view a")
    }
  }

  @Test func `a block may be copied with its prompts`() {
    var shell = Conversation("root card 320x200", source: .batch).shell
    var reader = InputReader(firstLine: 1)
    for line in ["plumb> begin", "..> view a", "..>", "  ..> view b", "..> end"] {
      #expect((reader.feed(line).map { shell.run($0).error } ?? nil) == nil)
    }
    #expect(!reader.isOpen)
    #expect(shell.timeline.current == 2)
    #expect(shell.layout.items.count { ["a", "b"].contains($0.name) } == 2)
  }

  @Test func `a bare prompt is nothing`() {
    #expect(Input("plumb>").kind == .note)
    #expect(Input("  plumb> ").kind == .note)
    #expect(Input("plumb").kind == .unknown)
  }

  @Test func `an error in a block knows its line`() {
    var reader = InputReader(firstLine: 7)
    var shell = Conversation("root card 320x200", source: .batch).shell
    let inputs = ["# one", "begin", "view a", "nonsense", "end", "view b"].compactMap {
      reader.feed($0)
    }
    #expect(inputs.map(\.line) == [7, 8, 12])
    #expect(inputs.map { shell.run($0).error?.lineNumber } == [nil, 10, nil])
  }

  /// Whatever is open at the end of a file is yielded, and says what is open.
  @Test(arguments: [
    ("begin", ErrorCode.unclosed), ("begin\nview a", .unclosed), ("label a \"one", .unclosed),
    ("label a \"one\ntwo", .unclosed), ("for a in b {", .swift),
  ])
  func `what is open at the end says so`(_ text: String, _ code: ErrorCode) {
    var reader = InputReader(firstLine: 1)
    for line in text.split(separator: "\n") { #expect(reader.feed(String(line)) == nil) }
    var shell = Conversation("root card 320x200", source: .batch).shell
    let input = reader.finish()
    #expect(input?.line == 1)
    #expect(input.flatMap { shell.run($0).error?.code } == code)
    #expect(!reader.isOpen && reader.finish() == nil)
  }

  /// A chain that was answered too early is opened again.
  @Test func `a chain is opened again`() {
    var reader = InputReader(firstLine: 1)
    #expect(reader.feed("b.drf") { nil }?.text == "b.drf")
    reader.reopen()
    let chain = reader.feed("  .top.equal(with: .parent)")
    #expect(chain?.text == "b.drf\n  .top.equal(with: .parent)")
    #expect(chain?.line == 1 && chain?.kind == .swift)
  }

  @Test func `a log may stand in the middle of lines`() {
    let lines = [
      "view a", "<NSLayoutConstraint:0x600 UIView:0x7.width == 100   (active)>", "view b",
    ]
    var reader = InputReader()
    #expect(lines.compactMap { reader.feed($0) }.map { $0.kind == .log } == [false, true, false])
    #expect(Input(lines.joined(separator: "\n")).kind == .log)
    #expect(Input("begin\n" + lines.joined(separator: "\n") + "\nend").kind == .log)
  }

  @Test func `a line of half a megabyte is read in a moment`() {
    let long = "view " + String(repeating: "x", count: 1 << 19)
    let signs = "a.width == " + String(repeating: "1 + ", count: 1 << 17) + "1"
    let time = processorTime {
      for line in [long, signs] {
        var reader = InputReader()
        #expect(reader.feed(line)?.text == line)
      }
    }
    #expect(time < .seconds(20), "\(time)")
  }

  // MARK: - Files

  /// The file behind `import Console` is read once, and may be too large.
  @Test func `a file that is called like a module is read once`() {
    let count = Atomic(0)
    let texts = ["Console": BlockTests.log, "Large": String(repeating: "x", count: 8_000_001)]
    let files = Files(
      read: { (path) throws(Files.Problem) in
        count.add(1, ordering: .relaxed)
        guard let text = texts[path] else { throw Files.Problem("there is no such file") }
        return text
      }, write: { (_, _) in })
    var conversation = Conversation(files: files)
    #expect(conversation.error("import Large") == .limit)
    #expect(conversation.error("import Console") == nil)
    #expect(count.load(ordering: .relaxed) == 2)
    #expect(conversation.shell.transcript.entries.last?.input == "import \"Console\"")
  }
}
