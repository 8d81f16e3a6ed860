import Foundation
import Testing

extension TerminalTests {
  /// The lines of before.
  @Suite struct HistoryTests {
    @Test func upFindsWhatBeginsAlike() async throws {
      try await Pane.lend { pane in
        for line in ["root card 320x200", "view a", "frames", "view b", "frames"] {
          try await pane.say(line)
        }
        try await pane.type("vi")
        try pane.press("Up")
        try await pane.waitForLine("view b")
        try pane.press("Up")
        try await pane.waitForLine("view a")
        try pane.press("Down")
        try await pane.waitForLine("view b")
        try pane.press("Down")
        try await pane.waitForLine("vi")
        try await pane.clear()
        try pane.press("Up")
        try await pane.waitForLine("frames")
        try pane.press("Up")
        try await pane.waitForLine("view b")
      }
    }

    @Test func aListOfLinesNarrows() async throws {
      try await Pane.lend { pane in
        for line in ["root card 320x200", "view a", "view b in card", "frames"] {
          try await pane.say(line)
        }
        try await pane.type("card")
        try pane.press("C-r")
        try await pane.wait("two lines") {
          $0.rows.suffix(4) == [
            "search: card", "> view b in card", "  root card 320x200",
            "  1 of 2: Enter takes it, Escape takes none",
          ]
        }
        try pane.send(" ro")
        try await pane.wait("one line") {
          $0.rows.suffix(3) == [
            "search: card ro", "> root card 320x200",
            "  1 of 1: Enter takes it, Escape takes none",
          ]
        }
        try pane.press("Escape")
        try await pane.waitForLine("card")
        try pane.press("C-r", "Down", "Enter")
        try await pane.waitForLine("root card 320x200")
        try await pane.clear()
        try await pane.say("abbr fr = frames")
        try pane.send("fr ")
        try await pane.waitForLine("frames")
        try pane.send("b")
        try await pane.waitForLine("frames b")
      }
    }

    @Test(arguments: [true, false])
    func theNextRunKnowsWhatWasTyped(hasConventions: Bool) async throws {
      try await Home.lend(hasConventions: hasConventions) { home in
        try await Pane.lend(in: home) { pane in
          try await pane.say("root card 320x200")
          try await pane.say("view größe in card")
          #expect(
            try await pane.say("quit") == [
              "2 lines are not saved: save FILE keeps them, type quit again to leave"
            ])
          try await pane.type("quit")
          try pane.press("Enter")
          try await pane.waitForEnd(code: 0)
        }
        #expect(home.historyLines == ["root card 320x200", "view größe in card", "quit"])
        let mode = try FileManager.default.attributesOfItem(atPath: home.history.path)[
          .posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o600)
        #expect(home.files(named: "history").count == 1)
        try await Pane.lend(in: home) { pane in
          try pane.press("Up")
          try await pane.waitForLine("quit")
          try pane.press("Up")
          try await pane.waitForLine("view größe in card")
          try await pane.clear()
          try await pane.type("ro")
          try pane.press("Up")
          try await pane.waitForLine("root card 320x200")
          #expect(try await pane.enter("root card 320x200") == [])
        }
        #expect(home.historyLines?.count == 4)
        #expect(home.historyLines?.last == "root card 320x200")
      }
    }

    @Test func aBlockIsOneEntryAndComesBackAsOne() async throws {
      try await Home.lend { home in
        try await Pane.lend(in: home) { pane in
          try await pane.say("root card 320x200")
          try await pane.type("begin")
          try pane.press("Enter")
          try await pane.wait("the block") { $0.last == "..>" }
          try await pane.type("view a in card", prompt: "..> ")
          try pane.press("Enter")
          try await pane.wait("the next line") { $0.last == "..>" }
          try pane.send("end")
          try pane.press("Enter")
          try await pane.waitForPrompt()
          // A line that begins with a blank is not kept.
          try pane.send(" frames")
          try pane.press("Enter")
          try await pane.wait("the frames") { $0.isReady && $0.count(of: "a       0     0") == 1 }
          try await pane.say("undo")
          try pane.press("Up")
          try await pane.waitForLine("undo")
          try pane.press("Up")
          try await pane.waitForLine("begin␊view a in card␊end")
          try pane.press("Enter")
          try await pane.wait("the block again") {
            $0.isReady && $0.count(of: "..> view a in card\n..> end") == 2
          }
        }
        #expect(
          home.historyLines == [
            "root card 320x200", "begin␊view a in card␊end", "undo", "begin␊view a in card␊end",
          ])
      }
    }

    /// The cursor is where the mistake is: a key deletes the wrong name.
    @Test func aRefusedBlockComesBackAtItsMistake() async throws {
      try await Pane.lend { pane in
        try await pane.type("begin")
        try pane.press("Enter")
        try await pane.wait("the block") { $0.last == "..>" }
        try await pane.type("hide b", prompt: "..> ")
        try pane.press("Enter")
        try await pane.wait("the next line") { $0.last == "..>" }
        try pane.send("end")
        try pane.press("Enter")
        try await pane.wait("the error") { $0.isReady && $0.count(of: "no view named") == 1 }
        try pane.press("Up")
        try await pane.waitForLine("begin␊hide b␊end")
        try pane.press("Delete")
        try pane.send("a")
        try await pane.waitForLine("begin␊hide a␊end")
      }
    }

    /// Alt-E opens what is typed in an editor, which puts its text back into the prompt.
    @Test func theEditorChangesTheLine() async throws {
      try await Home.lend { home in
        try home.write("#!/bin/sh\nsed -i s/320/300/ \"$1\"\n", to: "change")
        let environment = "EDITOR='sh \(home.folder.path)/change'"
        try await Pane.lend(in: home, with: environment) { pane in
          try await pane.type("root card 320x200")
          try pane.press("M-e")
          try await pane.waitForLine("root card 300x200")
          try await pane.enter("root card 300x200")
          try await pane.type("edit")
          try pane.press("Enter")
          try await pane.waitForLine("edit #1: root card 300x200")
        }
      }
    }

    @Test func noHistoryLeavesNone() async throws {
      try await Home.lend { home in
        try await Pane.lend("--no-history", in: home) { pane in
          try await pane.say("root card 320x200")
          try pane.press("Up")
          try await pane.waitForLine("root card 320x200")
          try await pane.clear()
          // Without a journal nothing brings the line back, so Ctrl-D asks like quit.
          try pane.press("C-d")
          try await pane.wait("the question") {
            $0.isReady
              && $0.shows("1 line is not saved: save FILE keeps it, press Ctrl-D again to leave")
          }
          try pane.press("C-d")
          try await pane.waitForEnd(code: 0)
        }
        #expect(home.historyLines == nil)
        #expect(home.files(named: "history") == [])
      }
    }
  }
}
