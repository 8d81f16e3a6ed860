import Foundation
import Platform
import Support
import Testing

extension TerminalTests {
  /// Work that was not saved survives the shell.
  @Suite struct RestoreTests {
    /// Starts plumb and waits for its prompt.
    private func start(_ home: Home, _ arguments: String...) throws -> Pty {
      var environment = home.environment
      environment["TERM"] = "xterm"
      let pty = try Pty(
        try #require(Program.plumb), arguments, environment: environment, in: home.folder)
      try #require(pty.wait(for: "plumb> ") != nil, "\(pty.text)")
      return pty
    }

    /// Types a line, then a question; returns what was printed up to its answer.
    @discardableResult
    private func say(
      _ line: String, _ pty: Pty, at place: SourceLocation = #_sourceLocation
    ) throws -> String {
      pty.forget()
      pty.type("\(line)\rapropos qqq\r")
      // And the prompt behind it: before that the terminal itself takes some of the keys.
      let time = pty.wait { pty in
        let answer = pty.text.firstRange(of: "no help about qqq")
        return answer.map { pty.text[$0.upperBound...].contains("plumb> ") } ?? false
      }
      try #require(time != nil, "\(line)\n\(pty.text)", sourceLocation: place)
      return pty.text
    }

    /// Presses Ctrl-D in the very moment in which the prompt appears.
    private func leave(_ pty: Pty) {
      pty.forget()
      pty.type("\u{4}")
    }

    private func kill(_ pty: Pty) {
      pty.signal(SIGKILL)
      #expect(pty.end() == .signal(SIGKILL))
    }

    private func journals(_ home: Home) -> [URL] {
      let folder = home.history.deletingLastPathComponent().appending(path: "journals")
      let found = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (found ?? []).sorted { $0.path < $1.path }
    }

    private static let card = [
      "root card 320x200", "view title in card content 96x20", "pin title top leading inset 16",
    ]

    /// A home in which a shell ended that way, after those lines.
    private func lend(
      _ lines: [String] = card, endingBy end: (Pty) throws -> Void,
      _ body: (Home) async throws -> Void
    ) async throws {
      try await Home.lend { home in
        let pty = try start(home)
        for line in lines { try say(line, pty) }
        try end(pty)
        try await body(home)
      }
    }

    @Test(arguments: ["killed", "terminated", "closed", "left"])
    func theNextShellOffersTheLines(how: String) async throws {
      try await lend(endingBy: { pty in
        switch how {
        case "killed":
          kill(pty)
        case "terminated":
          pty.signal(SIGTERM)
          #expect(pty.end() == .signal(SIGTERM))
        case "closed":
          pty.hangUp()
          #expect(pty.end() == .signal(SIGHUP))
        default:
          leave(pty)
          #expect(pty.end() == .code(0))
          #expect(pty.holds("3 lines are not saved: the next plumb will offer to restore them"))
        }
      }) { home in
        let pty = try start(home)
        #expect(pty.holds("not saved: 3 lines of 20"))
        #expect(pty.holds("the last: pin title top leading inset 16"))
        #expect(pty.holds("restore brings it back, restore --drop forgets it"))
        let said = try say("restore", pty)
        #expect(said.contains("restored 3 lines, at #3  pin title top leading inset 16"))
        #expect(try say("frames", pty).contains("title   16    16    96    20"))
        // Still not saved: the new shell has taken it over.
        #expect(journals(home).count == 1)
        #expect(try say("quit", pty).contains("3 lines are not saved"))
        pty.type("quit\r")
        #expect(pty.end() == .code(0))
        #expect(journals(home) == [])
        let last = try start(home)
        #expect(!last.holds("not saved"))
        #expect(try say("restore", last).contains("nothing to restore"))
      }
    }

    @Test func whatIsSavedIsNotOffered() async throws {
      try await lend(Self.card + ["save card.plumb"], endingBy: kill) { home in
        #expect(journals(home) == [])
        let pty = try start(home, "-q", "card.plumb")
        #expect(!pty.holds("not saved"))
        // The page that was opened comes back, too.
        try say("hug title h 300", pty)
        kill(pty)
        let next = try start(home, "-q", "card.plumb")
        #expect(next.holds("not saved: 1 line of 20"))
        #expect(try say("restore", next).contains("restored 1 line, at #4  hug title h 300"))
        #expect(try say("undo", next).contains("at #3  pin title top leading inset 16"))
      }
    }

    @Test func aTornEndLosesOneLine() async throws {
      try await lend(endingBy: kill) { home in
        let file = try #require(journals(home).first)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o600)
        var data = try Data(contentsOf: file)
        // Without the answer to the last question, and half of the last line.
        let lines = data.split(separator: UInt8(ascii: "\n"))
        data.removeLast(lines.suffix(1).reduce(1) { $0 + $1.count } + 9)
        try data.write(to: file)
        let pty = try start(home)
        #expect(pty.holds("not saved: 2 lines of 20"))
        #expect(try say("restore", pty).contains("restored 2 lines, at #2  view title in card"))
      }
    }

    @Test func thereIsAnEndToWhatIsKept() async throws {
      try await lend(endingBy: kill) { home in
        let file = try #require(journals(home).first)
        for index in 1...12 {
          let copy = file.deletingLastPathComponent().appending(path: "copy-\(index).journal")
          try FileManager.default.copyItem(at: file, to: copy)
        }
        let foreign = file.deletingLastPathComponent().appending(path: "foreign.journal")
        try "of another version\n".write(to: foreign, atomically: true, encoding: .utf8)
        let pty = try start(home)
        #expect(pty.holds(" 10  3 lines of 20"))
        #expect(!pty.holds(" 11  "))
        #expect(journals(home).count == 11)
        #expect(FileManager.default.fileExists(atPath: foreign.path))
      }
    }

    @Test func shellsDoNotMix() async throws {
      try await Home.lend { home in
        let (one, two) = (try start(home), try start(home))
        try say("root one 10x10", one)
        try say("root two 20x20", two)
        try say("view a", one)
        // Both live, and a third one has nothing of theirs to offer.
        #expect(journals(home).count == 2)
        let third = try start(home)
        #expect(!third.holds("not saved"))
        #expect(try say("restore", third).contains("nothing to restore"))
        kill(one)
        let fourth = try start(home)
        #expect(fourth.holds("not saved: 2 lines of 20"))
        kill(two)
        let last = try start(home)
        #expect(last.holds("not saved:\r\n  1  2 lines of 20"))
        #expect(last.holds("  2  1 line of 20"))
        #expect(try say("restore 3", last).contains("there is no such number"))
        #expect(try say("restore 2", last).contains("restored 1 line, at #1  root two 20x20"))
        #expect(try say("restore", last).contains("error[E063]"))
        // The fourth still offers the first; the fifth took the second.
        #expect(try say("restore --drop", fourth).contains("forgot 2 lines"))
        #expect(journals(home).count == 1)
      }
    }

    @Test func noHistoryKeepsNothing() async throws {
      try await Home.lend { home in
        let pty = try start(home, "--no-history")
        try say("root one 10x10", pty)
        #expect(journals(home) == [])
        leave(pty)
        #expect(
          pty.wait(for: "save FILE keeps it, press Ctrl-D again to leave") != nil, "\(pty.text)")
        pty.type("\u{4}")
        #expect(pty.end() == .code(0))
      }
    }

    @Test func aFolderThatCannotBeWrittenIsSaidAndNoReasonToFail() async throws {
      try await Home.lend { home in
        let state = home.history.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        try Data().write(to: state.appending(path: "journals"))
        let pty = try start(home)
        #expect(try say("root one 10x10", pty).contains("plumb: lines are not journalled: "))
        #expect(try !say("view a", pty).contains("plumb: lines"))
        leave(pty)
        #expect(
          pty.wait(for: "2 lines are not saved: save FILE keeps them, press Ctrl-D again") != nil)
        try say("save a.plumb", pty)
        pty.type("\u{4}")
        #expect(pty.end() == .code(0))
      }
    }

    @Test func aDiskThatIsFullIsSaidOnceAndTriedAgain() async throws {
      try await Home.lend { home in
        let pty = try start(home, "--no-config")
        try say("root card 320x200", pty)
        func limitFiles(to size: String) throws {
          try Program.run(
            "/usr/bin/prlimit", ["--pid=\(pty.process)", "--fsize=\(size):unlimited"],
            environment: home.environment, in: home.folder)
        }
        // What the kernel says with a signal that ends whoever does not expect it.
        try limitFiles(to: "700")
        var said = ""
        for index in 1...12 { said += try say("view v\(index) in card", pty) }
        let complaint = "plumb: lines are not journalled: it would be too large; save keeps them"
        #expect(said.ranges(of: complaint).count == 1)
        #expect(try say("save", pty).contains("error["))
        #expect(try say("save card.plumb", pty).contains("it would be too large"))
        leave(pty)
        #expect(pty.wait(for: "13 lines are not saved: save FILE keeps them") != nil)
        try limitFiles(to: "unlimited")
        #expect(
          try say("view end1 in card", pty).contains("plumb: all lines are journalled again"))
        kill(pty)
        let next = try start(home)
        #expect(try say("restore", next).contains("restored 14 lines, at #14  view end1 in card"))
        // The save that failed has saved nothing.
        #expect(try say("quit", next).contains("14 lines are not saved"))
      }
    }

    @Test func aFileThatIsGoneIsNotNeeded() async throws {
      try await Home.lend { home in
        let file = home.folder.appending(path: "x.log")
        try PipeTests.log.write(to: file, atomically: true, encoding: .utf8)
        let pty = try start(home)
        try say("import x.log", pty)
        try FileManager.default.removeItem(at: file)
        kill(pty)
        let next = try start(home)
        #expect(try say("restore", next).contains("restored 1 line, at #1  import x.log"))
        #expect(try say("conflicts", next).contains("x conflict   1 rule asks for 90"))
      }
    }

    /// Kills a typist at random moments.
    ///
    /// What was answered is there again, in order, and nothing that was not typed. Two hundred of
    /// them with `PLUMB_SEEDS=200`.
    @Test func nothingThatWasAcceptedIsLost() async throws {
      for seed in seeds(1) {
        try await Home.lend { home in
          var random = SplitMix64(seed: seed)
          var typed = ["root card 320x200"]
          for index in 1...60 {
            typed.append(
              random.pick([
                "view v\(index) in card", "# prose \(index)", "let m\(index) = \(index)",
                "begin\r view w\(index)\r size w\(index) \(index)x1\rend", "save s\(index)",
                "redundant",
                "card.width == \(index) @\(index) as r\(index)", "expect card.width == 320",
              ]))
          }
          let answered = try typeUntilKilled(typed, home, &random)
          let kept = try whatIsKept(home)
          let lines = typed.map { $0.replacing("\r", with: "\n") }
          let safe = lines.prefix(answered).filter(Self.isKept)
          #expect(kept.count >= safe.count, "seed \(seed): \(kept), and \(safe) was answered")
          #expect(kept == Array(lines.filter(Self.isKept).prefix(kept.count)), "seed \(seed)")
        }
      }
    }

    /// Types lines as fast as they are taken, and kills the shell; says how many were answered.
    private func typeUntilKilled(
      _ lines: [String], _ home: Home, _ random: inout SplitMix64
    ) throws -> Int {
      let pty = try start(home)
      pty.forget()
      let clock = ContinuousClock()
      let end = clock.now + .microseconds(random.int(500...400_000))
      for (index, line) in lines.enumerated() {
        pty.type("\(line)\rapropos q\(index)q\r")
        // Sometimes a person waits for the answer, sometimes not.
        while random.one(in: 2), !pty.holds("no help about q\(index)q"), clock.now < end {
          pty.listen(1)
        }
        if clock.now >= end { break }
      }
      while clock.now < end { pty.listen(1) }
      kill(pty)
      return lines.indices.last { pty.holds("no help about q\($0)q") }.map { $0 + 1 } ?? 0
    }

    /// What is left, as the lines that a saved session holds: what is restored, or else what was
    /// saved last.
    private func whatIsKept(_ home: Home) throws -> [String] {
      let pty = try start(home)
      if pty.holds("not saved: ") {
        #expect(try say("restore", pty).contains("restored "))
        try say("save all.plumb", pty)
      }
      pty.type("quit\r")
      #expect(pty.end() == .code(0))
      let files = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
      let saved = files.filter { $0.hasPrefix("s") || $0 == "all.plumb" }
      let texts = try saved.map {
        try String(contentsOf: home.folder.appending(path: $0), encoding: .utf8)
      }
      return Self.inputs(of: texts.max { $0.count < $1.count } ?? "")
    }

    /// The commands of a session without the questions.
    private static func inputs(of text: String) -> [String] {
      var inputs: [String] = []
      for line in text.split(separator: "\n").dropFirst() {
        if line.hasPrefix("plumb> ") {
          inputs.append(String(line.dropFirst("plumb> ".count)))
        } else if line.hasPrefix("..> "), let last = inputs.popLast() {
          inputs.append(last + "\n" + line.dropFirst("..> ".count))
        } else if line.hasPrefix("# ") {
          inputs.append(String(line))
        }
      }
      return inputs.filter(isKept)
    }

    /// Whether a line is work: questions and looks behind the last save are not.
    private static func isKept(_ line: String) -> Bool {
      !["apropos ", "save ", "redundant"].contains { line.hasPrefix($0) }
    }
  }
}
