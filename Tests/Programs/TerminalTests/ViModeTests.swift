import Foundation
import Testing

extension TerminalTests {
  /// libedit's other mode, for those who have `bind -v` in their `.editrc`.
  @Suite struct ViModeTests {
    private func lend(_ body: (Pane) async throws -> Void) async throws {
      try await Home.lend { home in
        try "bind -v\n".write(
          to: home.folder.appending(path: ".editrc"), atomically: true, encoding: .utf8)
        try await Pane.lend(in: home, body)
      }
    }

    @Test func theEndOfAnEmptyLineIsItsBeginning() async throws {
      try await lend { pane in
        // libedit puts the cursor one before the line, and writes the next key there.
        for _ in 1...3 {
          try pane.press("Escape", "$", "i")
          try await pane.type("apropos qqq")
          #expect(try await pane.enter("apropos qqq") == ["no help about qqq"])
        }
      }
    }

    @Test func deletingInAnEmptyLineDoesNotLeave() async throws {
      try await lend { pane in
        try pane.press("Escape", "x", "x", "i")
        try await pane.type("apropos qqq")
        #expect(try await pane.enter("apropos qqq") == ["no help about qqq"])
      }
    }

    /// libedit repeats a change by typing all that was inserted since, with the Enter of each line.
    @Test func nothingIsTypedOnceMore() async throws {
      try await lend { pane in
        for _ in 1...2 {
          try await pane.type("apropos qqq")
          #expect(try await pane.enter("apropos qqq") == ["no help about qqq"])
        }
        try pane.press("Escape", ".", "i")
        try await pane.type("apropos zzz")
        #expect(try await pane.enter("apropos zzz") == ["no help about zzz"])
      }
    }

    @Test func libeditHasNoCommandLine() async throws {
      try await lend { pane in
        // It would read words from behind an open quote, wherever that is.
        try pane.press("Escape", ":")
        try pane.send("\"")
        try pane.press("Enter")
        try await pane.type("apropos qqq")
        #expect(try await pane.enter("apropos qqq") == ["no help about qqq"])
      }
    }

    @Test func theFirstWordOfBlanksIsInTheLine() async throws {
      try await lend { pane in
        // What was in the line before still stands behind its end.
        try pane.send("          x")
        try await pane.wait("the echo") { $0.last == "plumb>           x" }
        try pane.press("C-c")
        try await pane.waitForPrompt()
        try pane.send("   ")
        try pane.press("Escape", "^", "x", "x", "x", "x", "i")
        try await pane.waitForPrompt()
        try await pane.type("apropos qqq")
        #expect(try await pane.enter("apropos qqq") == ["no help about qqq"])
      }
    }
  }
}
