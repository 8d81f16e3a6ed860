import Foundation
import Platform
import Testing

extension TerminalTests {
  /// A process that works on one of several files ends, as by a bug or for want of memory: the
  /// others are not touched by it.
  @Suite struct CrashTests {
    private static let good = "plumb 1\n\nplumb> root r 3x3\n"

    /// The processes that a process has started.
    static func children(of process: pid_t) -> [pid_t] {
      let path = "/proc/\(process)/task/\(process)/children"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { pid_t($0) }
    }

    /// A session that takes minutes.
    private static let slow =
      InterruptTests.row + String(repeating: "plumb> conflicts --all\n", count: 100)

    /// Starts a command on files of which the second one takes long, and kills the process that
    /// works on it: the one that has taken some time, after a text was printed.
    private func lend(
      _ arguments: [String], files: [String: String], until sign: String? = nil,
      with number: Int32 = SIGKILL, _ body: (Pty) throws -> Void
    ) async throws {
      try await Home.lend { home in
        for (path, text) in files { try home.write(text, to: path) }
        let program = try #require(Program.plumb)
        let pty = try Pty(program, arguments, environment: home.environment, in: home.folder)
        if let sign { try #require(pty.wait(for: sign) != nil, "\(pty.text)") }
        var busy: pid_t?
        try #require(
          pty.wait(until: { pty in
            busy = Self.children(of: pty.process).first { Self.ticks(of: $0) > 100 }
            return busy != nil
          }) != nil, "\(pty.text)")
        if let busy { kill(busy, number) }
        try body(pty)
      }
    }

    /// The processor time of a process, in hundredths of a second.
    static func ticks(of process: pid_t) -> Int {
      let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      let fields = text.split(separator: " ").map(String.init)
      // A process that has ended and waits to be asked about does no work.
      guard fields.count > 14, fields[2] != "Z" else { return 0 }
      return (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0)
    }

    @Test func aReplayReportsAllOthers() async throws {
      try await lend(
        ["replay", "--jobs", "1", "-v", "a.plumb", "b.plumb", "c.plumb"],
        files: ["a.plumb": Self.good, "b.plumb": Self.slow, "c.plumb": Self.good],
        until: "pass  a.plumb"
      ) { pty in
        #expect(pty.end() == .code(70), "\(pty.text)")
        let reason = "the process that worked on this ended by signal 9 (Killed)"
        #expect(pty.holds("FAIL  b.plumb:1  \(reason)"), "\(pty.text)")
        #expect(pty.holds("pass  c.plumb"), "\(pty.text)")
        #expect(pty.holds("3 files · 3 checks · 2 passed, 1 failed"), "\(pty.text)")
      }
    }

    @Test func gradesOfOthersStay() async throws {
      let lesson = """
        plumb 1
        title Two boxes
        par 1
        teaches setting

        text
          Two boxes.

        start
          root bar 320x60
          view one content 40x32
          view two content 40x32
          stack row in bar: one, two
          pin row top leading

        goal
          row.spacing = 8

        wrong with too little
          row.spacing = 4
        says
          spacing

        hint
          A stack has a spacing.

        because
          It stands between its views.

        """
      try await lend(
        ["learn", "grade", "--jobs", "1", "--limit", "1000", "--lesson", "a.lesson", "in"],
        files: [
          "a.lesson": lesson, "in/a.txt": "row.spacing = 8\n", "in/c.txt": "row.spacing = 8\n",
          "in/b.plumb": Self.slow,
        ]
      ) { pty in
        #expect(pty.end() == .code(70), "\(pty.text)")
        for name in ["a", "c"] { #expect(pty.holds("right       in/\(name).txt"), "\(pty.text)") }
        #expect(pty.holds("crashed     in/b.plumb"), "\(pty.text)")
      }
    }

    @Test func aReviewGoesOnWithTheNextFile() async throws {
      let page = "plumb 1\n\nplumb> root r 3x3\nplumb> expect r.width == 4\n"
      try await Home.lend { home in
        for name in ["a", "b"] { try home.write(page, to: "\(name).plumb") }
        let program = try #require(Program.plumb)
        let pty = try Pty(
          program, ["bless", "a.plumb", "b.plumb"], environment: home.environment, in: home.folder)
        try #require(pty.wait(for: "accept? y n e s a q ? > ") != nil, "\(pty.text)")
        pty.forget()
        for child in Self.children(of: pty.process) { kill(child, SIGKILL) }
        try #require(pty.wait(for: "accept? y n e s a q ? > ") != nil, "\(pty.text)")
        #expect(pty.holds("plumb: a.plumb: the process that worked on this ended by signal 9"))
        pty.type("y\r")
        #expect(pty.end() == .code(70), "\(pty.text)")
        #expect(home.text("a.plumb") == page)
        #expect(home.text("b.plumb") == page.replacing("width == 4", with: "width == 3"))
      }
    }

    /// Whoever ends the run ends all that works for it.
    @Test func nothingIsLeftBehind() async throws {
      try await lend(
        ["replay", "--jobs", "2", "-v", "a.plumb", "b.plumb"],
        files: ["a.plumb": Self.good, "b.plumb": Self.slow], until: "pass  a.plumb", with: 0
      ) { pty in
        let children = Self.children(of: pty.process)
        #expect(!children.isEmpty)
        pty.signal(SIGTERM)
        #expect(pty.end() == .signal(SIGTERM))
        // They hear of it a moment later, when nothing comes from the terminal any more.
        let areGone = { children.allSatisfy { kill($0, 0) != 0 || Self.ticks(of: $0) == 0 } }
        let hang = ContinuousClock.now + Program.patience
        while !areGone(), ContinuousClock.now < hang { usleep(10_000) }
        #expect(areGone())
      }
    }
  }
}
