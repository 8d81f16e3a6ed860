import Foundation
import Platform
import Testing

extension TerminalTests {
  /// What a person or another program has saved is there when plumb has written its own.
  @Suite struct LostWorkTests {
    private static let page = """
      plumb 1
      title  a page

      plumb> root card 320x200
      plumb> expect card.width == 1
      plumb> expect card.height == 1

      """

    private static let question = "accept? y n e s a q ? > "

    private func lend(_ body: (Pty, Home) throws -> Void) async throws {
      try await Home.lend { home in
        try home.write(Self.page, to: "a.plumb")
        let program = try #require(Program.plumb)
        let pty = try Pty(
          program, ["bless", "a.plumb"], environment: home.environment, in: home.folder)
        try #require(pty.wait(for: Self.question) != nil, "\(pty.text)")
        try body(pty, home)
      }
    }

    @Test func whatWasSavedWhileBlessAskedStays() async throws {
      try await lend { pty, home in
        // One answer is given for the file as it was, the line it is about has moved since.
        try home.write(
          Self.page.replacing("plumb> root", with: "# Mine.\nplumb> root"), to: "a.plumb")
        pty.forget()
        pty.type("y\r")
        try #require(pty.wait(for: Self.question) != nil, "\(pty.text)")
        #expect(
          pty.holds("plumb: a.plumb: another program has saved it meanwhile; it is read again"))
        // It was accepted, and is not asked for again.
        #expect(pty.holds("a.plumb:7  expect card.height == 1"), "\(pty.text)")
        pty.type("y\r")
        #expect(pty.end() == .code(0), "\(pty.text)")
        #expect(
          home.text("a.plumb")
            == Self.page.replacing("plumb> root", with: "# Mine.\nplumb> root")
            .replacing("width == 1", with: "width == 320")
            .replacing("height == 1", with: "height == 200"))
      }
    }

    @Test func whatIsGoneIsNotMadeAgain() async throws {
      try await lend { pty, home in
        try FileManager.default.removeItem(at: home.folder.appending(path: "a.plumb"))
        pty.type("y\r")
        #expect(pty.end() == .code(1), "\(pty.text)")
        #expect(pty.holds("it is left as it is"), "\(pty.text)")
        #expect(home.text("a.plumb") == nil)
      }
    }

    /// Another program saves all the time: each of its lines is there in the end.
    @Test(arguments: [["fmt", "a.plumb"], ["bless", "--yes", "a.plumb"]])
    func aSaveAtTheSameMomentStays(_ arguments: [String]) async throws {
      try await Home.lend { home in
        let plumb = try #require(Program.plumb)
        try home.write(Self.page, to: "a.plumb")
        let script = """
          n=0
          while [ $n -lt 150 ]; do
            n=$((n + 1))
            { cat a.plumb; echo "# line $n"; } > new && mv new a.plumb
            grep -qx "# line $n" a.plumb || echo "lost $n"
          done &
          editor=$!
          while kill -0 $editor 2> /dev/null; do
            '\(plumb)' \(arguments.joined(separator: " ")) > out 2>&1
          done
          wait $editor
          cat a.plumb
          """
        let said = try Program.run(
          "/bin/sh", ["-c", "cd '\(home.folder.path)' && \(script)"],
          environment: home.environment, in: home.folder)
        for number in 1...150 { #expect(said.contains("# line \(number)\n"), "\(number)") }
      }
    }

    // MARK: - Files that are not replaced

    private static let storyboard = "<?xml version=\"1.0\"?>\n<document></document>\n"

    @Test(arguments: [
      (["export", "a.plumb", "--to", "uikit"], "it is not code that plumb wrote"),
      (["export", "a.plumb", "--to", "relations"], "it is not a session that plumb wrote"),
      (["draw", "a.plumb"], "it is not a picture of plumb"),
      (["page", "a.plumb"], "it is not a page of plumb"),
      (["import", "v.swift"], "it is not a session that plumb wrote"),
      (["import", "v.swift", "--mode", "json"], "it is not JSON"),
    ])
    func whatIsOfAnotherKindStays(_ arguments: [String], _ reason: String) async throws {
      try await Home.lend { home in
        try home.write("plumb 1\n\nplumb> root card 30x20\n", to: "a.plumb")
        try home.write(
          "let root = UIView()\nlet v = UIView()\nroot.addSubview(v)\n", to: "v.swift")
        try home.write(Self.storyboard, to: "Main.storyboard")
        let ending = try Program.plumb(arguments + ["-o", "Main.storyboard"], in: home)
        #expect(ending.code == 2)
        #expect(
          ending.talk.hasSuffix("plumb: Main.storyboard: \(reason); --force replaces it\n"),
          "\(ending)")
        #expect(home.text("Main.storyboard") == Self.storyboard)
        // Nor is a session that somebody wrote.
        let session = "plumb 1\n\nplumb> root card 30x20\n"
        try home.write(session, to: "hand.plumb")
        #expect(try Program.plumb(arguments + ["-o", "hand.plumb"], in: home).code == 2)
        #expect(home.text("hand.plumb") == session)
        // An earlier result is replaced, and what is empty.
        let result = try Program.plumb(arguments, in: home).output
        try home.write("\n", to: "out")
        for _ in 1...2 {
          #expect(try Program.plumb(arguments + ["-o", "out"], in: home).code == 0)
          #expect(home.text("out") == result)
        }
        let forced = arguments + ["-o", "Main.storyboard", "--force"]
        #expect(try Program.plumb(forced, in: home).code == 0)
        #expect(home.text("Main.storyboard") == result)
      }
    }

    @Test func whatIsReadStays() async throws {
      try await Home.lend { home in
        let page = "plumb 1\n\n# Mine.\nplumb> root card 30x20\n"
        try home.write(page, to: "a.plumb")
        try FileManager.default.createSymbolicLink(
          atPath: home.folder.appending(path: "b.plumb").path, withDestinationPath: "a.plumb")
        for path in ["a.plumb", "./a.plumb", "b.plumb"] {
          let ending = try Program.plumb(
            "export", "a.plumb", "--to", "relations", "-o", path, in: home)
          #expect(ending.code == 2)
          #expect(ending.talk == "plumb: \(path): it is what is read; --force replaces it\n")
        }
        #expect(home.text("a.plumb") == page)
        _ = try Program.plumb("replay", "a.plumb", "--report", "json=1.json", in: home)
        let report = home.text("1.json")
        let merged = try Program.plumb("merge", "1.json", "--report", "json=1.json", in: home)
        #expect(merged.code == 2 && merged.talk.contains("which is read"), "\(merged)")
        #expect(home.text("1.json") == report)
      }
    }

    @Test func aBaselineReplacesBaselinesOnly() async throws {
      try await Home.lend { home in
        try home.write("plumb 1\n\nplumb> root card 30x20\n", to: "a.plumb")
        try home.write(Self.storyboard, to: "Main.storyboard")
        let write = ["audit", "a.plumb", "--write-baseline", "--baseline"]
        let ending = try Program.plumb(write + ["Main.storyboard"], in: home)
        #expect(ending.code == 2)
        #expect(ending.talk.contains("Main.storyboard: it is not a baseline; --force replaces it"))
        #expect(home.text("Main.storyboard") == Self.storyboard)
        for _ in 1...2 { #expect(try Program.plumb(write + ["b.json"], in: home).code == 0) }
        #expect(home.text("b.json")?.hasPrefix("{") ?? false)
      }
    }

    @Test func aCourseForWhichThereIsNoRoomIsNotHalfThere() async throws {
      try await Home.lend { home in
        let plumb = try #require(Program.plumb)
        for path in ["new/course", "a.lesson"] {
          let script = "(ulimit -f 0; '\(plumb)' learn new \(path) > /dev/null 2>&1); echo $?"
          let said = try Program.run(
            "/bin/sh", ["-c", "cd '\(home.folder.path)' && \(script) | cat"],
            environment: home.environment, in: home.folder)
          #expect(said == "70\n")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
        #expect(!names.contains("new") && !names.contains("a.lesson"), "\(names)")
      }
    }

    @Test func theFolderOfTheStateIsForItsOwnerOnly() async throws {
      try await Home.lend { home in
        let plumb = try #require(Program.plumb)
        let script = "umask 0; echo | '\(plumb)' learn reset; stat -c %a xdg-state xdg-state/plumb"
        let said = try Program.run(
          "/bin/sh", ["-c", "cd '\(home.folder.path)' && \(script)"],
          environment: home.environment, in: home.folder)
        #expect(said.hasSuffix("\n700\n700\n"), "\(said)")
      }
    }

    // MARK: - Links

    @Test func aLinkInAFolderLeadsNowhereElse() async throws {
      try await Home.lend { home in
        try home.write("a secret line\n", to: "outside.plumb")
        try home.write("plumb 1\n\nplumb> root  r 3x3\n", to: "in/a.plumb")
        for (name, target) in [("b", "../outside.plumb"), ("c", "a.plumb")] {
          try FileManager.default.createSymbolicLink(
            atPath: home.folder.appending(path: "in/\(name).plumb").path,
            withDestinationPath: target)
        }
        for arguments in [
          ["replay"], ["check"], ["fmt"], ["bless", "--yes"],
          ["learn", "grade", "--lesson", "1"],
        ] {
          let ending = try Program.plumb(arguments + ["in"], in: home)
          #expect(ending.words.contains("it is a link that leads outside of in"), "\(ending)")
          #expect(!ending.words.contains("secret"), "\(ending)")
          #expect(ending.code == (arguments[0] == "learn" ? 1 : 2), "\(ending)")
        }
        #expect(home.text("outside.plumb") == "a secret line\n")
        // Whoever names it means it.
        let named = try Program.plumb("replay", "in/b.plumb", in: home)
        #expect(named.words.contains("a secret line"), "\(named)")
      }
    }

    // MARK: - What would test less

    @Test func blessSaysWhatReplaySaysOfAnXfailThatPasses() async throws {
      try await Home.lend { home in
        try home.write("plumb 1\nxfail no\n\nplumb> root card 3x3\n", to: "a.plumb")
        for arguments in [["replay"], ["bless", "--yes"]] {
          let ending = try Program.plumb(arguments + ["a.plumb"], in: home)
          #expect(ending.code == 1)
          #expect(ending.output.contains("FAIL  a.plumb:2  passes, but is marked xfail: no"))
        }
      }
    }

    @Test func whatWouldTestLessIsAskedFor() async throws {
      let page = """
        plumb 1

        plumb> root card 320x200
        plumb> view title in card content 96x20
        ...
        plumb> view badge in card content 40x20
        ...
        plumb> pin title top leading inset 16
        ...
        plumb> pin badge top trailing inset 16
        ...
        plumb> badge.leading == title.trailing + 8
        ...
        plumb> hug badge h 251
        ...
        plumb> drw
        plumb> expect for card.width in 100..400: not ambiguous

        """
      try await Home.lend { home in
        try home.write(page, to: "a.plumb")
        let ending = try Program.plumb("bless", "--yes", "a.plumb", in: home)
        #expect(ending.code == 1)
        #expect(
          ending.output.contains(
            "left: the line would be refused, which the session does not expect"), "\(ending)")
        #expect(
          ending.output.contains("left: the proof would be narrower: 100..400 becomes 176..400"))
        #expect(home.text("a.plumb") == page)
        let program = try #require(Program.plumb)
        let pty = try Pty(
          program, ["bless", "a.plumb"], environment: home.environment, in: home.folder)
        try #require(pty.wait(for: Self.question) != nil, "\(pty.text)")
        #expect(pty.holds("note: the line would be refused"))
        pty.forget()
        // All others are accepted, and this one is asked for nevertheless.
        pty.type("a\r")
        try #require(pty.wait(for: Self.question) != nil, "\(pty.text)")
        #expect(pty.holds("note: the proof would be narrower"))
        pty.type("y\r")
        #expect(pty.end() == .code(0), "\(pty.text)")
        #expect(home.text("a.plumb")?.contains("in 176..400: ") ?? false)
      }
    }
  }
}
