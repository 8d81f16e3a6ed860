import Foundation
import Testing

extension TerminalTests {
  /// Terminals that obey no escape sequences: Emacs' shell, a teletype.
  @Suite struct PlainTerminalTests {
    private func lend(
      term: String? = "dumb", _ arguments: String..., body: (Pty, Home) async throws -> Void
    ) async throws {
      try await Home.lend { home in
        let program = try #require(Program.plumb)
        var environment = home.environment
        environment["TERM"] = term
        let pty = try Pty(program, arguments, environment: environment, in: home.folder)
        try #require(pty.wait(for: "plumb> ") != nil, "\(pty.text)")
        try await body(pty, home)
        #expect(!pty.output.contains(0x1B), "\(pty.text.debugDescription)")
      }
    }

    /// Types a line and waits for a text.
    private func say(
      _ line: String, _ text: String, _ pty: Pty, at place: SourceLocation = #_sourceLocation
    ) throws {
      pty.type(line)
      try #require(
        pty.wait(for: text) != nil, "no \"\(text)\" in\n\(pty.text)", sourceLocation: place)
    }

    @Test(arguments: ["dumb", "", nil])
    func aPlainPromptForgives(term: String?) async throws {
      try await lend(term: term, "--color", "auto") { pty, _ in
        try say("root card 320x200\n", "plumb> root card 320x200\r\nplumb> ", pty)
        try say("vie a in card content 10x10\n", "+ a   needs x, y", pty)
        try say("pinn a\n", "^~~~ did you mean pin?", pty)
        try say("a.width == \"\n", "error[E0", pty)
        try say("pin a\n", "= a   placed", pty)
        pty.type("\u{4}")
        #expect(pty.end() == .code(0))
        #expect(pty.holds("3 lines are not saved: the next plumb will offer to restore them"))
      }
    }

    @Test func anInterruptDropsTheLine() async throws {
      try await lend { pty, _ in
        pty.type("root card 320x")
        #expect(pty.wait(for: "320x") != nil)
        pty.forget()
        try say("\u{3}", "plumb> ", pty)
        try say("frames\n", "plumb> frames\r\nview    x     y     w     h", pty)
        // A block goes, too.
        try say("begin\n", "..> ", pty)
        pty.forget()
        try say("\u{3}", "plumb> ", pty)
        try say("log\n", "no steps yet", pty)
      }
    }

    @Test func linesThatCameTogetherAreOneLogOrManyLines() async throws {
      try await lend { pty, _ in
        try say("root a 10x10\nview b\npin b\nframes\n", "b       0     0    10    10", pty)
        try say("quit\n", "type quit again to leave", pty)
        try say("new\n", "plumb> ", pty)
        pty.forget()
        try say(PipeTests.log, "x conflict   1 rule asks for 90", pty)
        #expect(!pty.holds("error["), "\(pty.text)")
        pty.forget()
        try say("log\n", "*#5 import pasted.log", pty)
      }
    }

    @Test func theHistoryIsWritten() async throws {
      try await lend { pty, home in
        try say("root a 10x10\n", "plumb> root a 10x10\r\nplumb> ", pty)
        #expect(home.historyLines == ["root a 10x10"])
      }
    }
  }
}
