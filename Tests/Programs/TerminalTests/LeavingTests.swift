import Platform
import Testing

extension TerminalTests {
  /// Ctrl-C, Ctrl-D and the way out.
  @Suite struct LeavingTests {
    @Test func anInterruptDropsTheLineOnly() async throws {
      try await Home.lend { home in
        try await Pane.lend(in: home) { pane in
          try await pane.say("root card 320x200")
          try await pane.type("view half in ca")
          try pane.press("C-c")
          let screen = try await pane.waitForPrompt()
          #expect(screen.rows.suffix(2).first == "plumb> view half in ca^C")
          let frames = try await pane.say("frames")
          #expect(frames == ["view    x     y     w     h", "card    0     0   320   200"])
          try await pane.type("view")
          try pane.press("Up")
          try await pane.waitForLine("view half in ca")
        }
        #expect(home.historyLines == ["root card 320x200", "view half in ca", "frames"])
      }
    }

    @Test func anInterruptDropsAnOpenBlock() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.type("begin")
        try pane.press("Enter")
        try await pane.wait("the prompt of the block") { $0.last == "..>" }
        try await pane.type("view lost in card", prompt: "..> ")
        try pane.press("Enter")
        try await pane.wait("the second line of the block") {
          $0.last == "..>" && $0.shows("..> view lost in card")
        }
        try await pane.type("pin lo", prompt: "..> ")
        try pane.press("C-c")
        let screen = try await pane.waitForPrompt()
        #expect(screen.rows.suffix(2).first == "..> pin lo^C")
        let frames = try await pane.say("frames")
        #expect(frames == ["view    x     y     w     h", "card    0     0   320   200"])
      }
    }

    @Test func aBlockThatEndsIsOneStep() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.type("begin")
        try pane.press("Enter")
        try await pane.wait("the prompt of the block") { $0.last == "..>" }
        try await pane.type("view a in card content 10x10", prompt: "..> ")
        try pane.press("Enter")
        try await pane.wait("the second row") {
          $0.last == "..>" && $0.shows("..> view a in card content 10x10")
        }
        try await pane.type("end", prompt: "..> ")
        try pane.press("Enter")
        let screen = try await pane.waitForPrompt()
        #expect(screen.rows.suffix(3).dropLast() == ["..> end", "+ a   needs x, y"])
      }
    }

    @Test func theEndOfInputLeavesAnEmptyLine() async throws {
      try await Pane.lend { pane in
        try pane.press("C-d")
        try await pane.waitForEnd(code: 0)
        let screen = try pane.screen
        #expect(screen.count(of: "^D") == 0)
        #expect(screen.rows.count { $0.hasPrefix("plumb>") } == 1)
      }
    }

    @Test func theEndOfInputCanComeBeforeThePrompt() async throws {
      try await Home.lend { home in
        var environment = home.environment
        environment["TERM"] = "xterm"
        let pty = try Pty(try #require(Program.plumb), environment: environment, in: home.folder)
        pty.type("\u{4}")
        #expect(pty.end() == .code(0), "\(pty.text)")
      }
    }

    @Test func theEndOfInputDeletesInALine() async throws {
      try await Pane.lend { pane in
        try await pane.type("xhelp root")
        try pane.press("C-d", "C-a", "C-d")
        try await pane.waitForLine("help root")
        #expect(try await pane.enter("help root").isEmpty == false)
        #expect(try pane.screen.count(of: "rc=") == 0)
      }
    }

    @Test func quitGivesItsCode() async throws {
      try await Pane.lend { pane in
        try await pane.type("quit 3")
        try pane.press("Enter")
        try await pane.waitForEnd(code: 3)
      }
    }

    @Test func theTerminalIsGivenBackInTheMiddleOfALine() async throws {
      try await Pane.lend { pane in
        try await pane.type("view half")
        try pane.press("C-c")
        try await pane.waitForPrompt()
        try pane.press("C-d")
        try await pane.waitForEnd(code: 0)
      }
    }

    /// A shell in which plumb runs and something follows.
    private func lend(before command: String, _ body: (Pty) throws -> Void) async throws {
      try await Home.lend { home in
        var environment = home.environment
        environment["TERM"] = "xterm"
        let plumb = try #require(Program.plumb)
        let pty = try Pty(
          "/bin/sh", ["-c", "'\(plumb)' -q --no-history; \(command)"], environment: environment,
          in: home.folder)
        try #require(pty.wait(for: "plumb> ") != nil, "\(pty.text)")
        try body(pty)
      }
    }

    @Test func whatIsTypedAheadIsForWhoeverReadsNext() async throws {
      try await lend(before: "echo over; read line; echo \"got $line.\"") { pty in
        pty.type("\u{4}typed ahead")
        try #require(pty.wait(for: "over") != nil, "\(pty.text)")
        pty.type("\r")
        #expect(pty.wait(for: "got typed ahead.") != nil, "\(pty.text)")
      }
    }

    @Test(arguments: [SIGALRM, SIGUSR1, SIGTERM])
    func aSignalLeavesTheTerminalSane(_ number: Int32) async throws {
      try await lend(before: "stty -a | tr ' ;' '\\n\\n' | grep icanon; echo rc=$?") { pty in
        pty.type("view half")
        try #require(pty.wait(for: "half") != nil)
        let plumb = try #require(CrashTests.children(of: pty.process).first)
        kill(plumb, number)
        try #require(pty.wait(for: "rc=0") != nil, "\(pty.text)")
        #expect(pty.holds("\nicanon") && !pty.holds("-icanon"), "\(pty.text)")
        #expect(!pty.holds("interrupted"))
      }
    }

    @Test func aPipeBehindItMakesABatch() async throws {
      try await Home.lend { home in
        try await Pane.lend("| cat", in: home, hasPrompt: false) { pane in
          try pane.send("root card 320x200")
          try await pane.wait("the echo") { $0.last == "root card 320x200" }
          try pane.press("Enter")
          try pane.send("frames")
          try await pane.wait("the second echo") { $0.last == "frames" }
          try pane.press("Enter")
          try await pane.wait("the reply") { $0.last == "card    0     0   320   200" }
          try pane.press("C-d")
          try await pane.waitForEnd(code: 0)
          let screen = try pane.screen
          #expect(
            screen.rows == [
              "root card 320x200", "frames", "view    x     y     w     h",
              "card    0     0   320   200", "rc=0", Pane.modes,
            ])
        }
        #expect(home.historyLines == nil)
      }
    }
  }
}
