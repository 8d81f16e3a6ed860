import Foundation
import Testing

extension TerminalTests {
  /// The review of replies that changed, and replays, as a person sees them.
  @Suite struct BlessingTests {
    private static let page = """
      plumb 1

      plumb> root card 320x200
      plumb> expect card.width == 1
      plumb> frames
      view x y w h
      card 0 0 {n} 2
      plumb> expect card.height == 1

      """

    /// A terminal with `plumb bless` in it, until it asks.
    private func lend(
      _ arguments: String = "a.plumb", files: [String: String] = ["a.plumb": page],
      _ body: (Home, Pane) async throws -> Void
    ) async throws {
      try await Home.lend { home in
        for (path, text) in files { try home.write(text, to: path) }
        try await Pane.lend("bless \(arguments)", in: home, hasPrompt: false) { pane in
          try await pane.wait("the question") { $0.last.hasPrefix("accept? y n e s a q ? >") }
          try await body(home, pane)
        }
      }
    }

    private func answer(
      _ text: String, _ pane: Pane, until isSo: @escaping (Screen) -> Bool
    ) async throws -> Screen {
      try pane.send(text)
      try pane.press("Enter")
      return try await pane.wait("what follows \(text)", until: isSo)
    }

    @Test func changesAreReviewedOneByOne() async throws {
      try await lend { home, pane in
        var screen = try pane.screen
        #expect(
          screen.rows.dropLast() == [
            "a.plumb:4  expect card.width == 1", "  - plumb> expect card.width == 1",
            "  + plumb> expect card.width == 320",
          ])
        screen = try await answer("what", pane) { $0.count(of: "accept?") == 2 }
        #expect(screen.shows("  please answer y, n, e, s, a or q; ? explains them"))
        screen = try await answer("?", pane) { $0.count(of: "accept?") == 3 }
        #expect(screen.shows("  a  accept this and all others"))
        screen = try await answer("y", pane) { $0.count(of: "accept?") == 4 }
        // What is accepted is written, whatever happens then.
        #expect(home.text("a.plumb")?.contains("expect card.width == 320\n") ?? false)
        #expect(screen.shows("  + card    0     0   {n}   200"))
        screen = try await answer("n", pane) { $0.count(of: "accept?") == 5 }
        _ = try await answer("yes", pane) { $0.rows.contains("rc=1") }
        try await pane.waitForEnd(code: 1)
        screen = try pane.screen
        #expect(screen.shows("blessed 2 changes in 1 file"))
        #expect(screen.shows("left: a.plumb:5"))
      }
    }

    @Test func everythingIsAcceptedAtOnce() async throws {
      try await lend("a.plumb b.plumb", files: ["a.plumb": Self.page, "b.plumb": Self.page]) {
        home, pane in
        _ = try await answer("a", pane) { $0.rows.contains("rc=0") }
        #expect(try pane.screen.shows("blessed 6 changes in 2 files"))
        let expected = Self.page.replacing("card.width == 1", with: "card.width == 320")
          .replacing("card.height == 1", with: "card.height == 200")
          .replacing("card 0 0 {n} 2", with: "card    0     0   {n}   200")
        #expect(home.text("a.plumb") == expected && home.text("b.plumb") == expected)
      }
    }

    @Test func whoeverLeavesIsToldWhatIsLeft() async throws {
      let files = ["a.plumb": Self.page, "b.plumb": Self.page, "c.plumb": Self.page]
      for (keys, left) in [
        (["q"], ["left: a.plumb:4, a.plumb:5, a.plumb:8", "not reviewed: 2 files"]),
        (["s", "q"], ["left: a.plumb:4, a.plumb:5, a.plumb:8, 3 more", "not reviewed: 1 file"]),
      ] {
        try await lend("a.plumb b.plumb c.plumb", files: files) { home, pane in
          for (index, key) in keys.enumerated() {
            _ = try await answer(key, pane) {
              $0.count(of: "accept?") == index + 2 || $0.rows.contains("rc=1")
            }
          }
          try await pane.waitForEnd(code: 1)
          let screen = try pane.screen
          for line in left { #expect(screen.shows(line), "\(screen)") }
          #expect(home.text("a.plumb") == Self.page)
        }
      }
      // The end of input is a way to leave.
      try await lend { _, pane in
        try pane.press("C-d")
        try await pane.waitForEnd(code: 1)
      }
    }

    @Test func theEditorIsThePersonsOwn() async throws {
      try await Home.lend { home in
        try home.write(Self.page, to: "a.plumb")
        // Each time it is called it does what the next line of a list says.
        try home.write(
          """
          #!/bin/sh
          line=$(head -n 1 todo); sed -i 1d todo
          cat "$1" >> seen
          case $line in
            fail) exit 1;;
            *) printf "$line" > "$1";;
          esac

          """, to: "editor")
        try home.write(
          "fail\nplumb> expect card.width == 4\\n\nplumb> expect card.width >= 300\\n\\n\n{*}\\n...\\n\n",
          to: "todo")
        let pane = "VISUAL='sh editor'"
        try await Pane.lend("bless a.plumb", in: home, with: pane, hasPrompt: false) { pane in
          try await pane.wait("the question") { $0.last.hasPrefix("accept?") }
          var screen = try await answer("e", pane) { $0.count(of: "accept?") == 2 }
          #expect(screen.shows("  sh editor failed"))
          screen = try await answer("e", pane) { $0.count(of: "accept?") == 3 }
          #expect(screen.shows("  not accepted, it would fail: card.width is 320"))
          screen = try await answer("e", pane) { $0.count(of: "accept?") == 4 }
          #expect(home.text("a.plumb")?.contains("plumb> expect card.width >= 300\n") ?? false)
          screen = try await answer("e", pane) { $0.count(of: "accept?") == 5 }
          #expect(home.text("a.plumb")?.contains("plumb> frames\n{*}\n...\nplumb> expect") ?? false)
          _ = try await answer("y", pane) { $0.rows.contains("rc=0") }
        }
        // What was not taken was there to be mended.
        let first = "plumb> expect card.width == "
        #expect(home.text("seen")?.hasPrefix("\(first)320\n\(first)320\n\(first)4\n") ?? false)
        #expect(try Program.plumb("replay", "a.plumb", in: home).code == 0)
      }
    }

    @Test func aQuestionStandsInFrontOfAFileThatIsThere() async throws {
      try await Home.lend { home in
        try home.write("precious", to: "a.plumb")
        try await Pane.lend(in: home) { pane in
          try await pane.say("root card 3x3")
          try await pane.type("save a")
          let question = "a.plumb already exists: replace it? y n >"
          _ = try await answer("", pane) { $0.last == question }
          _ = try await answer("what", pane) { $0.last == question }
          var screen = try await answer("n", pane) { $0.isReady }
          #expect(screen.shows("it is left as it is"))
          #expect(home.text("a.plumb") == "precious")
          try await pane.type("save a")
          _ = try await answer("", pane) { $0.last == question }
          screen = try await answer("y", pane) { $0.isReady }
          #expect(screen.shows("saved 1 line as a.plumb"))
          #expect(home.text("a.plumb") == "plumb 1\n\nplumb> root card 3x3\n")
          // Now it is the person's own.
          #expect(try await pane.say("save a") == ["saved 1 line as a.plumb"])
        }
      }
    }

    @Test func aReplaySaysItsTimeAndNeverSharesALine() async throws {
      try await Home.lend { home in
        for name in ["a", "b", "c"] { try home.write(Self.page, to: "Sessions/\(name).plumb") }
        try await Pane.lend("replay --jobs 2", in: home, hasPrompt: false) { pane in
          try await pane.waitForEnd(code: 1)
          let screen = try pane.scroll
          #expect(screen.rows.first == "FAIL  Sessions/a.plumb:4  expect card.width == 1")
          #expect(screen.count(of: "FAIL  Sessions/") == 9)
          let rows = screen.rows.filter { $0.contains("FAIL") }
          #expect(rows.allSatisfy { $0.hasPrefix("FAIL  Sessions/") }, "\(screen)")
          let time = screen.rows.filter { $0.contains(/^in \d+\.\d\d s, 2 at a time$/) }
          #expect(time.count == 1, "\(screen)")
        }
      }
    }
  }
}
