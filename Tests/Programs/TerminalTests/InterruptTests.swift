import Foundation
import Platform
import Testing

extension TerminalTests {
  /// Ctrl-C while something is done: it stops at once, and everything is as it was.
  @Suite struct InterruptTests {
    /// A row that is too wide in more ways than can be counted in a few seconds.
    static let row = row(of: 8)

    private static func row(of count: Int) -> String {
      var lines = ["plumb 1", "echo off", "", "plumb> root r 320x200", "plumb> begin"]
      for index in 1...count {
        let left = index == 1 ? "r.leading" : "v\(index - 1).trailing"
        lines += [
          "..> view v\(index)", "..> v\(index).leading == \(left)", "..> v\(index).width >= 100",
          "..> v\(index).width >= 90",
        ]
      }
      lines += ["..> v\(count).trailing == r.trailing", "..> end"]
      return lines.joined(separator: "\n") + "\n"
    }

    /// Lends a terminal in which plumb has opened the row.
    private func lend(
      _ arguments: [String] = [], _ body: (Pty, Home) async throws -> Void
    ) async throws {
      try await Home.lend { home in
        try Self.row.write(
          to: home.folder.appending(path: "row.plumb"), atomically: true, encoding: .utf8)
        let program = try #require(Program.plumb)
        var environment = home.environment
        environment["TERM"] = "xterm"
        let pty = try Pty(program, arguments, environment: environment, in: home.folder)
        try await body(pty, home)
      }
    }

    private func wait(
      _ text: String, _ pty: Pty, at place: SourceLocation = #_sourceLocation
    ) throws -> Duration {
      let time = pty.wait(for: text)
      return try #require(time, "no \"\(text)\" in\n\(pty.text)", sourceLocation: place)
    }

    /// Types a line whose work takes long, and waits until it has begun.
    private func begin(
      _ keys: String, _ pty: Pty, at place: SourceLocation = #_sourceLocation
    ) throws {
      pty.forget()
      pty.type(keys)
      // The end of the line gives the keys back.
      try #require(
        pty.wait(for: "\u{1B}[?2004l") != nil, "\(pty.text)", sourceLocation: place)
      pty.forget()
      for _ in 1...5 { pty.listen(10) }
      #expect(!pty.holds("plumb> "), "that was not a long work", sourceLocation: place)
    }

    @Test func aDiagnosisStopsAtOnce() async throws {
      try await lend(["-q", "row.plumb"]) { pty, _ in
        _ = try wait("plumb> ", pty)
        var times: [Duration] = []
        for line in ["conflicts --all", "fixes --all", "conflicts --all"] {
          try begin("\(line)\r", pty)
          pty.type("\u{3}")
          times.append(try wait("interrupted, nothing has changed", pty))
          _ = try wait("plumb> ", pty)
        }
        // A tenth of a second, also on a machine that has other things to do.
        #expect(try #require(times.min()) < .milliseconds(100), "\(times)")
        pty.forget()
        pty.type("undo\r")
        _ = try wait("at #1  root r 320x200", pty)
      }
    }

    @Test func workThatWasGivenUpEnds() async throws {
      try await lend(["-q", "row.plumb"]) { pty, _ in
        _ = try wait("plumb> ", pty)
        try begin("conflicts --all\r", pty)
        pty.type("\u{3}")
        _ = try wait("interrupted", pty)
        // The threads go when they notice.
        let ended = pty.wait(atMost: .seconds(10)) { pty in
          let threads = try? FileManager.default.contentsOfDirectory(
            atPath: "/proc/\(pty.process)/task")
          return threads?.count == 1
        }
        #expect(ended != nil)
      }
    }

    @Test func aStepThatIsInterruptedIsNone() async throws {
      try await lend(["-q"]) { pty, home in
        // To read a short one takes a tenth of a second.
        try home.write(Self.row(of: 200), to: "long.plumb")
        _ = try wait("plumb> ", pty)
        try begin("read long.plumb\r", pty)
        pty.type("\u{3}")
        _ = try wait("interrupted, nothing has changed", pty)
        pty.type("log\r")
        _ = try wait("no steps yet", pty)
        pty.type("root a 10x10\rframes\r")
        _ = try wait("a       0     0    10    10", pty)
      }
    }

    @Test func theRestOfAPasteDoesNotRun() async throws {
      try await lend(["-q", "row.plumb"]) { pty, _ in
        _ = try wait("plumb> ", pty)
        pty.type("\u{1B}[200~conflicts --all\nview a\nview b\nview c\n\u{1B}[201~")
        _ = try wait("plumb> conflicts --all\r\n", pty)
        pty.forget()
        pty.type("\u{3}")
        let said = "interrupted, nothing has changed, and 2 lines after it did not run"
        _ = try wait(said, pty)
        // Nor does the last line of the paste wait to be edited.
        pty.type("log\r")
        _ = try wait("*#2 begin", pty)
      }
    }

    @Test func aProgramHearsOfIt() async throws {
      try await lend(["-q", "--mode", "json", "row.plumb"]) { pty, _ in
        _ = try wait("plumb> ", pty)
        try begin("conflicts --all\r", pty)
        pty.type("\u{3}")
        _ = try wait("\"code\":\"E092\"", pty)
      }
    }

    @Test func printingStopsOnASlowTerminal() async throws {
      try await lend(["-q"]) { pty, home in
        let text = String(repeating: "long ", count: 4000)
        let labels = (1...20).map { "..> label l\($0) \"\(text)\" in r lines 1\n" }
        let head = "plumb 1\necho off\n\nplumb> root r 99x99\nplumb> begin\n"
        let page = head + labels.joined() + "..> end\n"
        try page.write(
          to: home.folder.appending(path: "long.plumb"), atomically: true, encoding: .utf8)
        _ = try wait("plumb> ", pty)
        pty.type("read long.plumb\r")
        _ = try wait("read 2 steps", pty)
        pty.forget()
        pty.type("export --to uikit\r")
        // Nobody takes what it prints.
        _ = try wait("l2.text", pty)
        usleep(300_000)
        pty.type("\u{3}")
        _ = try wait("interrupted, the rest is not shown", pty)
        #expect(!pty.holds("l20.text"))
        _ = try wait("plumb> ", pty)
        pty.forget()
        pty.type("apropos qqq\r")
        _ = try wait("no help about qqq", pty)
      }
    }

    @Test func aBatchEndsWithTheCodeOfAnInterrupt() async throws {
      try await Home.lend { home in
        try Self.row.write(
          to: home.folder.appending(path: "row.plumb"), atomically: true, encoding: .utf8)
        let command = "-c 'read row.plumb; conflicts --all; frames'"
        try await Pane.lend(command, in: home, hasPrompt: false) { pane in
          try await pane.wait("the first reply") { $0.shows("read 2 steps from row.plumb") }
          try pane.press("C-c")
          // Behind the ^C that the terminal shows.
          try await pane.wait("the end") { $0.rows.contains { $0.hasSuffix("rc=130") } }
        }
      }
    }

    /// An exit of its own, not a death by the signal; what was answered and saved before stays.
    @Test func aBatchEndsByItself() async throws {
      var times: [Duration] = []
      for _ in 1...3 {
        let lines = "read row.plumb; frames; save kept.plumb; conflicts --all; say late"
        try await lend(["-X", "-c", lines]) { pty, home in
          _ = try wait("saved", pty)
          for _ in 1...5 { pty.listen(10) }
          let start = ContinuousClock.now
          pty.type("\u{3}")
          #expect(pty.end() == .code(130), "\(pty.text)")
          times.append(.now - start)
          #expect(pty.holds("\nplumb: interrupted\r\n"), "\(pty.text)")
          #expect(pty.holds("v8 ") && !pty.holds("late"), "\(pty.text)")
          let kept = home.text("kept.plumb") ?? ""
          #expect(kept.hasPrefix("plumb 1\n") && kept.contains("plumb> read row.plumb\n"))
        }
      }
      #expect(try #require(times.min()) < .milliseconds(100), "\(times)")
    }

    @Test func aReplayEndsByItself() async throws {
      try await Home.lend { home in
        try home.write(Self.row(of: 30) + "plumb> sweep r.width 1..2000\n", to: "row.plumb")
        let program = try #require(Program.plumb)
        let pty = try Pty(
          program, ["replay", "row.plumb"], environment: home.environment, in: home.folder)
        for _ in 1...20 { pty.listen(10) }
        pty.type("\u{3}")
        #expect(pty.end() == .code(130), "\(pty.text)")
        #expect(pty.holds("plumb: interrupted\r\n"), "\(pty.text)")
      }
    }

    /// Who takes nothing of a reply is not waited for.
    @Test func aBatchEndsInTheMiddleOfWhatNobodyReads() async throws {
      try await Home.lend { home in
        let text = String(repeating: "long ", count: 4000)
        let lines = (1...20).map { "label l\($0) \"\(text)\" in r lines 1\n" }
        try home.write("root r 99x99\n" + lines.joined() + "export --to uikit\n", to: "long")
        let program = try #require(Program.plumb)
        let pty = try Pty(
          program, ["-X", "-f", "long"], environment: home.environment, in: home.folder)
        _ = try wait("l2.text", pty)
        usleep(100_000)
        pty.signal(SIGINT)
        usleep(200_000)
        #expect(pty.end() == .code(130))
        #expect(!pty.holds("l20.text"))
      }
    }

    @Test func whatMayNotBeInterruptedIsNot() async throws {
      try await Home.lend { home in
        let program = try #require(Program.plumb)
        // What a script starts in the background ignores Ctrl-C.
        let command = """
          { sleep 0.4; echo 'root r 3x3'; echo frames; } | '\(program)' -X &
          sleep 0.2; kill -INT $!; wait $!; echo rc=$?
          """
        let said = try Program.run(
          "/bin/sh", ["-c", command], environment: home.environment, in: home.folder)
        #expect(said.hasSuffix("r       0     0     3     3\nrc=0\n"), "\(said)")
      }
    }
  }
}
