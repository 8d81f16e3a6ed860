import Testing

extension TerminalTests {
  /// A window that changes its width.
  @Suite struct ResizeTests {
    @Test func aHalfTypedLineStandsThereOnce() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.say("view title in card content 96x20")
        let line = "title.leading == card.leading + 16 as somewhereOnTheLeft"
        try await pane.type(line)
        let start = try pane.screen.rows.count
        try pane.resize(to: 50)
        let row = "plumb> " + line
        let narrow = try await pane.wait("two rows") {
          $0.rows.suffix(2) == [String(row.prefix(50)), String(row.dropFirst(50))]
        }
        #expect(narrow.count(of: "title.leading") == 1)
        // The person goes on typing.
        try pane.send("Side")
        try await pane.wait("the rest") { $0.last == String(row.dropFirst(50)) + "Side" }
        try pane.resize(to: 80)
        let wide = try await pane.wait("one row") { $0.isTyped(line + "Side") }
        #expect(wide.count(of: "title.leading") == 1)
        #expect(wide.rows.count == start)
        #expect(try await pane.enter(line + "Side") == [])
        #expect(try pane.screen.last.hasSuffix("+ 1 free"))
        #expect(try pane.scroll.count(of: "title.leading") == 1)
      }
    }

    @Test func theRightPromptFollows() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.say("view title in card content 96x20")
        #expect(try pane.screen.last.count == 79)
        try pane.resize(to: 50)
        let narrow = try await pane.wait("the right prompt") {
          $0.isReady && $0.last.hasSuffix("+ 2 free") && $0.last.count < 51
        }
        #expect(narrow.count(of: "+ 2 free") == 1)
        #expect(narrow.count(of: "plumb>") == 3)
        try pane.resize(to: 80)
        let wide = try await pane.wait("the right prompt") { $0.last.count == 79 }
        #expect(wide.count(of: "+ 2 free") == 1)
        #expect(wide.count(of: "plumb>") == 3)
      }
    }

    @Test func anAnswerIsAsWideAsTheTerminal() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.say("view title in card content 96x20")
        try await pane.say("pin title top leading inset 16")
        // The program hears of a new size a little later than the window has it.
        func waitForPicture(_ width: Int) async throws {
          var found = 0
          for _ in 0..<20 where found != width {
            // What stood there was made for another width.
            try pane.press("C-l")
            try await pane.wait("an empty screen") { $0.rows.count == 1 && $0.isReady }
            let top = try await pane.say("draw").first { $0.hasPrefix("┌") }
            found = top?.prefix { $0 != " " }.count ?? 0
          }
          #expect(found == width)
        }
        try await waitForPicture(64)
        try pane.resize(to: 132)
        try await waitForPicture(116)
        try pane.resize(to: 60)
        try await waitForPicture(44)
        // What is kept is what everybody else gets.
        try await pane.say("save card.plumb")
        #expect(try pane.screen.rows.allSatisfy { $0.count <= 60 })
      }
    }
  }
}
