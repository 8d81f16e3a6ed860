import Foundation
import Testing

extension TerminalTests {
  /// Taking the course at a terminal, as somebody does who has never seen it.
  @Suite struct LearningTests {
    /// Types a word that prints a whole page, and waits for the prompt behind it.
    private func turn(_ word: String, to title: String, _ pane: Pane) async throws {
      try await pane.type(word)
      try pane.press("Enter")
      try await pane.wait("the page behind \(word)") {
        $0.isReady && $0.rows.contains { $0.hasPrefix("  par ") }
      }
      let rows = try pane.scroll.rows
      #expect(rows.contains { $0.hasSuffix(title) }, "\(rows)")
    }

    @Test func theFirstFiveLessonsAreTakenKeyByKey() async throws {
      try await Home.lend { home in
        try await Pane.lend("learn", in: home) { pane in
          let page = try pane.scroll.rows
          #expect(page.contains { $0.hasSuffix("A view needs a place") })
          #expect(page.contains { $0.hasPrefix("now ") && $0.contains("goal") })
          let half = try await pane.say("box.leading == card.leading + 16")
          #expect(half.last == "not yet  box.y is not determined")
          #expect(half.contains { $0.hasPrefix("now ") }, "both are drawn again")
          let check = try await pane.say("check")
          #expect(check.contains("not yet  box.y is not determined"))
          #expect(check.contains { $0.contains("A place needs one rule across") })
          #expect(try await pane.say("hint")[1].contains("Two numbers are missing"))
          try pane.press("C-d")
          try await pane.waitForEnd(code: 0)
        }
        try await Pane.lend("learn", in: home) { pane in
          #expect(
            try pane.scroll.rows.suffix(2).first
              == "typed here before: box.leading == card.leading + 16")
          let done = try await pane.say("box.top == card.top + 16")
          #expect(done.contains("= done     2 commands, par 2"))
          #expect(done.last == "type next for: A view needs a size")

          try await turn("next", to: "A view needs a size", pane)
          try await pane.say("photo.width == 120")
          #expect(try await pane.say("photo.height == 90").contains("= done     2 commands, par 2"))

          try await turn("next", to: "Two opposite sides make a size", pane)
          try await pane.say("pin text inset 16")
          #expect(try pane.scroll.shows("= done     1 command, par 1"))

          try await turn("next", to: "Two corners that turn around", pane)
          try await pane.say("pin avatar top left inset 16")
          let wrong = try await pane.say("pin menu top right inset 16")
          #expect(wrong.contains { $0.hasPrefix("not yet  from right to left") }, "\(wrong)")
          #expect(wrong.contains { $0.contains("does not") }, "\(wrong)")
          // Nothing that was typed is lost without a question.
          try await pane.type("reset")
          try pane.press("Enter")
          let question = "2 lines typed in this lesson will be gone: start over? y n > "
          try await pane.wait("the question") { $0.last == question.dropLast() }
          try await pane.type("y", prompt: question)
          try pane.press("Enter")
          try await pane.wait("the page") {
            $0.isReady && $0.rows.contains { $0.hasPrefix("  par ") }
          }
          try await pane.say("pin avatar top leading inset 16")
          try await pane.say("pin menu top trailing inset 16")
          #expect(try pane.scroll.shows("= done     2 commands, par 2"))

          try await turn("next", to: "Next to each other", pane)
          // TAB completes the words of lessons, too.
          try await pane.type("solu")
          try pane.complete()
          try await pane.wait("the whole word") { $0.last.hasPrefix("plumb> solution") }
          try pane.press("C-u")
          try await pane.waitForPrompt()
          try await pane.say("title.leading == icon.trailing + 12")
          try await pane.say("title.top == icon.top")
          #expect(try pane.scroll.rows.contains("type next for: One number too few"))
          try await pane.type("quit")
          try pane.press("Enter")
          try await pane.waitForEnd(code: 0)
        }
        let list = try Program.run(
          try #require(Program.plumb), ["learn", "--list"], environment: home.environment,
          in: home.folder)
        #expect(list.contains("5 of "))
        #expect(list.contains("done in 2, par 2"))
      }
    }

    /// A file that cannot be read is told and left alone; so is a folder that cannot be written.
    @Test func brokenProgressIsLeftAlone() async throws {
      try await Home.lend { home in
        let folder = home.history.deletingLastPathComponent().appending(path: "lessons")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "built-in.json")
        try "{ \"done\": 3".write(to: file, atomically: true, encoding: .utf8)
        try await Pane.lend("learn", in: home) { pane in
          let scroll = try pane.scroll
          #expect(
            scroll.rows.contains { $0.contains("progress is not kept") }, "\(scroll)")
          try await pane.say("box.top == card.top + 16")
          try pane.press("C-d")
          try await pane.waitForEnd(code: 0)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "{ \"done\": 3")
      }
    }

    /// Two programs at a time: what both reached is there.
    @Test func twoProgramsKeepBoth() async throws {
      try await Home.lend { home in
        try await Pane.lend("learn --lesson 2", in: home) { one in
          try await Pane.lend("learn --lesson 3", in: home) { other in
            try await one.say("size photo 120x90")
            try await other.say("pin text inset 16")
            try await one.say("frames")
            try one.press("C-d")
            try await one.waitForEnd(code: 0)
            try other.press("C-d")
            try await other.waitForEnd(code: 0)
          }
        }
        let list = try Program.run(
          try #require(Program.plumb), ["learn", "--list"], environment: home.environment,
          in: home.folder)
        #expect(list.contains("2 of "), "\(list)")
      }
    }
  }
}
