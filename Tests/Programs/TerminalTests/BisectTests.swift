import Foundation
import Testing

extension TerminalTests {
  /// The commit of a file at which a condition fails, and pasted lines that a break holds back.
  @Suite struct BisectTests {
    /// A repository with some states of `card.plumb`, the oldest first.
    private static func repository(_ widths: [String], in home: Home) throws {
      func git(_ words: String...) throws {
        try Program.run(
          "/bin/sh", ["-c", "cd \"$0\" && exec git \"$@\"", home.folder.path] + words,
          environment: home.environment, in: home.folder)
      }
      try git("init", "-q")
      for (number, width) in widths.enumerated() {
        let text = """
          plumb 1

          plumb> root card 320x200
          plumb> view title in card content 96x20
          + title   needs x, y
          plumb> \(width)
          """
        try home.write(text + "\n", to: "card.plumb")
        try git("add", "card.plumb")
        try git(
          "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "state \(number)")
      }
    }

    @Test func theFirstCommitThatFailsIsFound() async throws {
      try await Home.lend { home in
        // One cannot be read, and one has nothing to ask.
        try Self.repository(
          [
            "title.width == 240 as w", "title.width == 240.0 as w", "nonsense", "new",
            "title.width == 240 as v", "title.width == 200 as v", "title.width == 201 as v",
          ], in: home)
        // What is in the work tree does not count, and is left alone.
        try home.write("not saved", to: "card.plumb")
        let found = try Program.plumb("bisect", "card.plumb", "--", "title.width == 240", in: home)
        let lines = found.output.split(separator: "\n")
        #expect(found.code == 0 && lines.count == 2, "\(found)")
        #expect(lines.first?.hasSuffix("  state 5") == true, "\(found)")
        #expect(lines.last?.contains("fails at") == true)
        #expect(lines.last?.hasSuffix("title.width is 200") == true)
        #expect(home.text("card.plumb") == "not saved")
        let words = ["title.width", "==", "240"]
        let split = try Program.plumb(["bisect", "card.plumb", "--"] + words, in: home)
        #expect(split.output == found.output)
        let holds = try Program.plumb("bisect", "card.plumb", "--", "title.width <= 201", in: home)
        #expect(holds.code == 1 && holds.output.contains("it holds at"), "\(holds)")
        let never = try Program.plumb("bisect", "card.plumb", "--", "title.width == 7", in: home)
        #expect(never.code == 1 && never.output.contains("title.width is 201"), "\(never)")
        let late = try Program.plumb(
          "bisect", "card.plumb", "--good", "HEAD~1", "--", "title.width == 200", in: home)
        #expect(late.code == 0 && late.output.contains("  state 6"), "\(late)")
      }
    }

    @Test func whatCannotBeAskedIsSaid() async throws {
      try await Home.lend { home in
        try home.write("plumb 1\n", to: "card.plumb")
        let nowhere = try Program.plumb("bisect", "card.plumb", "--", "dof == 0", in: home)
        #expect(nowhere.code == 2 && nowhere.talk.contains("git says"), "\(nowhere)")
        try Self.repository(["hide title"], in: home)
        let wrong = try Program.plumb("bisect", "card.plumb", "--", "title.wdth == 0", in: home)
        #expect(wrong.code == 3 && wrong.talk.contains("did you mean width?"), "\(wrong)")
        let other = try Program.plumb("bisect", "no.plumb", "--", "dof == 0", in: home)
        #expect(other.code == 2, "\(other)")
        let missing = try Program.plumb("bisect", "card.plumb", in: home)
        #expect(missing.code == 2 && missing.talk.contains("the condition is missing"))
        let revision = try Program.plumb(
          "bisect", "card.plumb", "--bad", "nothing", "--", "dof == 0", in: home)
        #expect(revision.code == 2 && revision.talk.contains("git says"), "\(revision)")
      }
    }

    @Test func aBreakHoldsPastedLinesBack() async throws {
      try await Pane.lend { pane in
        try await pane.say("break on conflict")
        try pane.paste(
          "root r 9x9\nview a in r\na.width == 20 as w\na.leading == r.leading\n"
            + "a.trailing <= r.trailing\nhide a\nunhide a\n")
        let screen = try await pane.wait("the paste is held") {
          $0.count(of: "break 1  conflict; 2 pasted lines wait: next or continue") == 1
            && $0.isReady
        }
        #expect(screen.count(of: "plumb> hide a") == 0)
        try await pane.say("next")
        #expect(try pane.screen.count(of: "plumb> hide a") == 1)
        #expect(try pane.screen.count(of: "plumb> unhide a") == 0)
        try await pane.say("continue")
        #expect(try pane.screen.count(of: "plumb> unhide a") == 1)
        let end = try await pane.say("continue")
        #expect(end.first?.contains("this is the last step") == true, "\(end)")
      }
    }

    @Test func theDifferenceOfTwoFilesIsDrawn() async throws {
      try await Home.lend { home in
        for (name, x) in [("a", "8"), ("b", "40")] {
          try home.write(
            "plumb 1\n\nplumb> root r 99x99\nplumb> view \(name == "a" ? "z" : "y")\n...\n"
              + "plumb> view t content 9x9\n...\nplumb> pin t top leading inset \(x)\n...\n",
            to: "\(name).plumb")
        }
        let drawn = try Program.plumb(
          "diff", "a.plumb", "b.plumb", "--svg", "ab.svg", in: home)
        #expect(drawn.code == 1, "\(drawn)")
        let picture = home.text("ab.svg") ?? ""
        #expect(picture.contains("t.x 8 → 40") && picture.contains("- z; + y"), "\(picture)")
        let again = try Program.plumb(
          "diff", "a.plumb", "b.plumb", "--svg", "b.plumb", in: home)
        #expect(again.code == 2 && home.text("b.plumb")?.hasPrefix("plumb 1") == true, "\(again)")
      }
    }
  }
}
