import Foundation
import Platform
import Testing

/// Why the program ends as it does: the rows of the table on the page CommandLine, each by a run.
@Suite struct ExitCodeTests {
  private static let good = "plumb 1\n\nplumb> root card 3x3\nplumb> expect card.width == 3\n"
  private static let wrong = "plumb 1\n\nplumb> root card 3x3\nplumb> expect card.width == 4\n"
  private static let refused = "plumb 1\n\nplumb> root card 3x3\nplumb> nonsense\n"
  private static let conflict = "root card 3x3; card.width == 4"

  /// The codes that the page lists.
  private static var listed: Set<Int> {
    get throws {
      let page = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Programs/plumb/plumb.docc/CommandLine.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      return Set(text.matches(of: #/(?m)^\| +(\d+) \| /#).compactMap { Int($0.1) })
    }
  }

  @Test func theTableListsWhatIsTestedHere() throws {
    #expect(try Self.listed == [0, 1, 2, 3, 4, 5, 70, 130, 141])
  }

  @Test func zeroMeansThatAllIsGood() async throws {
    try await Home.lend { home in
      try home.write(Self.good, to: "good.plumb")
      for arguments in [
        ["-c", "root card 3x3; frames"], ["replay", "good.plumb"],
        ["bless", "--yes", "good.plumb"],
        ["explain", "good.plumb"], ["inspect", "good.plumb"], ["--help"], ["--version"],
        ["help"], ["help", "learn"], ["help", "learn", "grade"],
        ["export", "good.plumb", "--to", "relations"], ["-c", "quit"], ["good.plumb"],
      ] {
        let ending = try Program.plumb(arguments, in: home)
        #expect(ending.code == 0, "\(arguments)\n\(ending)")
      }
      #expect(try Program.plumb(input: Self.good, in: home).code == 0)
    }
  }

  @Test func oneMeansThatSomethingIsNotAsExpected() async throws {
    try await Home.lend { home in
      try home.write(Self.wrong, to: "wrong.plumb")
      try home.write(
        "plumb 1\n\nplumb> root card 3x3\nplumb> expect same #0\n", to: "stays.plumb")
      try home.write("plumb 1\nxfail no\n\nplumb> root card 3x3\n", to: "known.plumb")
      for arguments in [
        ["replay", "wrong.plumb"], ["-c", "root card 3x3; expect card.width == 4"],
        ["bless", "--yes", "stays.plumb"], ["replay", "known.plumb"],
      ] {
        let ending = try Program.plumb(arguments, in: home)
        #expect(ending.code == 1, "\(arguments)\n\(ending)")
        #expect(!(ending.output + ending.talk).isEmpty, "\(arguments)")
      }
      #expect(try Program.plumb(input: Self.wrong, in: home).code == 1)
      // Where it is stands in front, as with errors.
      let failed = try Program.plumb("-c", "root card 3x3; expect card.width == 4", in: home)
      #expect(failed.talk == "-c:2: card.width is 3\n")
    }
  }

  @Test func whatAQuitLeavesBehindItIsAFailure() async throws {
    try await Home.lend { home in
      for quit in ["quit", "quit 7"] {
        let text = "plumb 1\n\nplumb> root card 3x3\nplumb> \(quit)\nplumb> expect dof 9\n"
        try home.write(text, to: "a.plumb")
        for ending in [
          try Program.plumb("replay", "a.plumb", in: home),
          try Program.plumb(input: text, in: home),
        ] {
          #expect(ending.code == 1, "\(ending)")
          #expect(ending.output.contains("the check after it did not run"))
        }
        let meant = text.replacing("plumb 1\n", with: "plumb 1\nstops a draft\n")
        try home.write(meant, to: "b.plumb")
        let ending = try Program.plumb("replay", "--verbose", "b.plumb", in: home)
        #expect(ending.code == (quit == "quit" ? 0 : 7), "\(ending)")
        #expect(ending.output.contains("stops: a draft"))
        #expect(ending.output.contains("1 not run"))
      }
    }
  }

  @Test func twoMeansWrongUsage() async throws {
    try await Home.lend { home in
      for arguments in [
        ["--flag"], ["nowhere.plumb"], ["replay", "nowhere"], ["replay", "--jobs", "0"],
        ["explain", "nowhere"], ["bless", "nowhere"], ["bless"], ["-f", "nowhere"],
        ["replay", "--filter", "("],
      ] {
        let ending = try Program.plumb(arguments, in: home)
        #expect(ending.code == 2, "\(arguments)\n\(ending)")
        #expect(!ending.talk.isEmpty, "\(arguments)")
      }
    }
  }

  @Test func threeMeansThatALineFailed() async throws {
    try await Home.lend { home in
      try home.write(Self.refused, to: "refused.plumb")
      try home.write("plumb 1\nnonsense\n", to: "broken.plumb")
      for arguments in [
        ["-c", "nonsense"], ["replay", "refused.plumb"], ["explain", "refused.plumb"],
        ["refused.plumb"], ["replay", "broken.plumb"], ["bless", "--yes", "broken.plumb"],
      ] {
        let ending = try Program.plumb(arguments, in: home)
        #expect(ending.code == 3, "\(arguments)\n\(ending)")
        #expect(!(ending.output + ending.talk).isEmpty, "\(arguments)")
      }
      let ending = try Program.plumb("inspect", "refused.plumb", in: home)
      #expect(ending.code == 3)
      #expect(ending.output.contains("\"error\""))
    }
  }

  @Test func fourMeansAStateThatShouldNotBe() async throws {
    try await Home.lend { home in
      for (state, word) in [
        ("conflict", "rules conflict"), ("broken", "rules conflict"),
        ("ambiguous,conflict", "rules conflict"),
      ] {
        let ending = try Program.plumb("-c", Self.conflict, "--fail-on", state, in: home)
        #expect(ending.code == 4)
        #expect(ending.talk.contains("plumb: \(word)"), "\(ending)")
      }
      let ending = try Program.plumb(
        "-c", "root card 3x3; view a", "--fail-on", "ambiguous", in: home)
      #expect(ending.code == 4)
      #expect(ending.talk.contains("plumb: the layout is ambiguous"))
      #expect(try Program.plumb("-c", "root card 3x3", "--fail-on", "conflict", in: home).code == 0)
    }
  }

  @Test func seventyMeansThatTheOutputIsLost() async throws {
    try await Home.lend { home in
      try home.write(Self.good, to: "good.plumb")
      for arguments in [
        ["-c", "root card 3x3; frames"], ["replay", "good.plumb"], ["explain", "good.plumb"],
        ["inspect", "good.plumb"], ["--help"], ["--version"],
        ["export", "good.plumb", "--to", "relations"],
      ] {
        let ending = try Program.plumb(arguments, output: "/dev/full", in: home)
        #expect(ending.code == 70, "\(arguments)\n\(ending)")
        #expect(
          ending.talk.contains("plumb: standard output cannot be written: the disk is full"),
          "\(arguments)\n\(ending)")
      }
    }
  }

  @Test func aFileThatTheDiskDoesNotTakeIsLostOutput() async throws {
    try await Home.lend { home in
      try home.write(Self.good, to: "good.plumb")
      try home.write(TerminalTests.PipeTests.log, to: "log")
      for (output, code, reason) in [
        ("/dev/full", 70, "the disk is full"), ("nowhere/x", 2, "the folder does not exist"),
      ] {
        for arguments in [
          ["import", "log", "-o", output], ["export", "good.plumb", "--to", "uikit", "-o", output],
        ] {
          let ending = try Program.plumb(arguments, in: home)
          #expect(ending.code == code, "\(arguments)\n\(ending)")
          #expect(ending.talk.contains("plumb: \(output): \(reason)"), "\(ending)")
        }
      }
    }
  }

  @Test func whoeverHasReadEnoughIsNoError() async throws {
    try await Home.lend { home in
      let plumb = try #require(Program.plumb)
      try home.write(Self.good, to: "good.plumb")
      let script = "{ '\(plumb)' explain good.plumb; echo $? >code; } | true"
      for _ in 0..<5 {
        _ = try Program.run(
          "/bin/sh", ["-c", "cd '\(home.folder.path)' && \(script)"],
          environment: home.environment, in: home.folder)
        let code = home.text("code")
        #expect(code == "141\n" || code == "0\n")
      }
      // A reader that is surely gone.
      _ = try Program.run(
        "/bin/sh",
        [
          "-c",
          "cd '\(home.folder.path)' && { sleep 0.3; '\(plumb)' explain good.plumb 2>talk; "
            + "echo $? >code; } | exec sleep 0",
        ], environment: home.environment, in: home.folder)
      #expect(home.text("code") == "141\n")
      #expect(home.text("talk") == "")
    }
  }

  @Test func anInterruptedBatchSaysSo() async throws {
    try await Home.lend { home in
      let plumb = try #require(Program.plumb)
      _ = try Program.run(
        "/bin/sh",
        [
          "-c",
          "cd '\(home.folder.path)' && sleep 5 | { timeout --preserve-status -s INT 0.5 "
            + "'\(plumb)' -; echo $? >code; }",
        ], environment: home.environment, in: home.folder)
      #expect(home.text("code") == "130\n")
    }
  }

  @Test func theWorstReasonCounts() async throws {
    try await Home.lend { home in
      try home.write(Self.wrong, to: "sessions/a.plumb")
      #expect(try Program.plumb("replay", "sessions", in: home).code == 1)
      try home.write(Self.refused, to: "sessions/b.plumb")
      #expect(try Program.plumb("replay", "sessions", in: home).code == 3)
      let ending = try Program.plumb(
        "--keep-going", "--fail-on", "conflict", "-c",
        "\(Self.conflict); expect card.width == 4", in: home)
      #expect(ending.code == 1)
    }
  }

  @Test func quitSaysTheCodeOfABatch() async throws {
    try await Home.lend { home in
      let typed = try Program.plumb("-c", "quit 7", in: home)
      let piped = try Program.plumb(input: "quit 9\nnonsense\n", in: home)
      #expect(typed.code == 7 && piped.code == 9)
    }
  }
}
