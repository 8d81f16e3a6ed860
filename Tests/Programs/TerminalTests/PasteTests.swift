import Testing

extension TerminalTests {
  /// What is pasted in one go.
  @Suite struct PasteTests {
    @Test func theLastLineWaits() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try pane.paste("view a in card content 10x10\nview b in card\npin a top leading")
        let screen = try await pane.waitForLine("pin a top leading")
        #expect(
          screen.rows.dropFirst(2).dropLast() == [
            "plumb> view a in card content 10x10", "+ a   needs x, y", "plumb> view b in card",
            "+ b   needs x, y, width, height",
          ])
        #expect(try await pane.enter("pin a top leading") == ["= a   placed"])
        #expect(try pane.screen.count(of: "pin a top leading") == 1)
      }
    }

    @Test func aLineBreakAtTheEndRunsNothingMore() async throws {
      try await Pane.lend { pane in
        try pane.paste("root card 320x200\nview a in card\n")
        let screen = try await pane.waitForLine("view a in card")
        #expect(screen.rows.dropFirst().dropLast() == ["plumb> root card 320x200"])
        try await pane.clear()
        let frames = try await pane.say("frames")
        #expect(frames == ["view    x     y     w     h", "card    0     0   320   200"])
      }
    }

    @Test func oneLineIsTextAtTheCursor() async throws {
      try await Pane.lend { pane in
        try await pane.type("root  320x200")
        try pane.press("C-a", "M-f", "Right")
        try pane.paste("card")
        try await pane.waitForLine("root card 320x200")
        #expect(try await pane.enter("root card 320x200") == [])
      }
    }

    @Test func theRepliesOfATranscriptAreSkipped() async throws {
      try await Pane.lend { pane in
        try pane.paste(
          """
          plumb> root card 320x200
          plumb> view a in card content 10x10
          + a   needs something that nobody says
          plumb> pin a top leading
          view c in card
          """)
        let screen = try await pane.wait("the last reply") {
          $0.isReady && $0.shows("= a   placed")
        }
        #expect(
          screen.rows.dropFirst() == [
            "plumb> root card 320x200", "plumb> view a in card content 10x10",
            "+ a   needs x, y", "plumb> pin a top leading", "= a   placed", "plumb>",
          ])
      }
    }

    @Test func aConflictLogIsOneStep() async throws {
      try await Pane.lend { pane in
        try pane.paste(
          """
          Unable to simultaneously satisfy constraints.
          \tProbably at least one of the constraints in the following list is one you don't want.
          (
              "<NSLayoutConstraint:0x600000b1 UIButton:0x7fb1'Send'.width == 120   (active)>",
              "<NSLayoutConstraint:0x600000b2 UIButton:0x7fb1'Send'.width == 90   (active)>"
          )

          Will attempt to recover by breaking constraint
          <NSLayoutConstraint:0x600000b2 UIButton:0x7fb1'Send'.width == 90   (active)>
          """)
        let screen = try await pane.wait("the conflict") {
          $0.isReady && $0.last.hasSuffix("x 1 conflict")
        }
        #expect(screen.count(of: "NSLayoutConstraint") == 0)
        #expect(screen.rows.contains { $0.hasPrefix("2 rules, 1 view read") }, "\(screen)")
        #expect(
          screen.rows.contains { $0.hasPrefix("x conflict   1 rule asks for 90") }, "\(screen)")
        let log = try await pane.say("log")
        #expect(log.count { $0.contains("#1") } == 1)
        #expect(log.count { $0.contains("#2") } == 0)
        try await pane.say("undo")
        #expect(try pane.screen.last == "plumb>")
      }
    }

    // MARK: - Ctrl-C

    private func lend(term: String = "xterm", _ body: (Pty) throws -> Void) async throws {
      try await Home.lend { home in
        var environment = home.environment
        environment["TERM"] = term
        let pty = try Pty(
          try #require(Program.plumb), ["-q", "--no-history"], environment: environment,
          in: home.folder)
        try #require(pty.wait(for: "plumb> ") != nil, "\(pty.text)")
        pty.type("root r 1000x1000\r")
        try body(pty)
      }
    }

    private static let count = 4000
    private static let lines = (1...count).map { "view v\($0) in r content 10x10\r" }

    /// Whether the shell answers, and has not run the last of the pasted lines.
    private func expectTheRestIsDropped(_ pty: Pty) {
      pty.forget()
      pty.type("show v\(Self.count)\r")
      let sign = "no view named \"v\(Self.count)\""
      #expect(pty.wait(for: sign) != nil, "\(pty.text.suffix(500))")
    }

    @Test func theRestOfAPasteDoesNotRun() async throws {
      try await lend { pty in
        pty.type("\u{1B}[200~" + Self.lines.joined() + "\u{1B}[201~")
        try #require(pty.wait(for: "+ v9 ") != nil)
        pty.type("\u{3}")
        let sign = #/[0-9]+ (pasted )?lines (after it )?did not run/#
        #expect(pty.wait { $0.text.contains(sign) } != nil)
        expectTheRestIsDropped(pty)
      }
    }

    /// Ctrl-C comes while the paste is still on its way.
    @Test func aPasteThatIsInterruptedIsNotTyped() async throws {
      try await lend { pty in
        pty.type("\u{1B}[200~" + Self.lines.prefix(1000).joined())
        pty.type("\u{3}")
        pty.type(Self.lines.dropFirst(1000).joined() + "\u{1B}[201~")
        #expect(pty.wait { $0.text.contains(/[0-9]+ pasted lines dropped/) } != nil)
        expectTheRestIsDropped(pty)
      }
    }

    @Test(arguments: ["xterm", "dumb"])
    func withoutBracketsTheRestDoesNotRunEither(term: String) async throws {
      try await lend(term: term) { pty in
        pty.type(Self.lines.prefix(300).joined())
        pty.type("\u{3}")
        pty.type(Self.lines.dropFirst(300).joined())
        #expect(pty.wait { $0.text.contains(/[0-9]+ pasted lines? dropped/) } != nil)
        expectTheRestIsDropped(pty)
      }
    }

    @Test func aLongLineCostsNoMoreThanItsLength() async throws {
      try await lend { pty in
        let before = CrashTests.ticks(of: pty.process)
        pty.type("# " + String(repeating: "long ", count: 20_000) + "end")
        try #require(pty.wait(for: "end") != nil)
        #expect(CrashTests.ticks(of: pty.process) - before < 1000, "hundredths of a second")
        pty.type("\u{3}")
        #expect(pty.wait(for: "^C") != nil)
        // What comes without a pause is still the paste.
        for _ in 0..<50 { pty.listen(10) }
        pty.type("view v1 in r\r")
        #expect(pty.wait(for: "+ v1 ") != nil)
      }
    }
  }
}
