import Testing

extension TerminalTests {
  /// Commands that are typed, and their replies.
  @Suite struct CommandTests {
    @Test func theGreetingStandsAboveThePrompt() async throws {
      try await Pane.lend { pane in
        let screen = try pane.screen
        #expect(
          screen.rows == [
            "plumb 0.1 · type help; new here? quit, then plumb tour or plumb learn", "plumb>",
          ])
      }
    }

    @Test func aQuietPromptHasNoGreeting() async throws {
      try await Pane.lend("--quiet") { pane in
        let screen = try pane.screen
        #expect(screen.rows == ["plumb>"])
      }
    }

    @Test func aSessionIsTypedKeyByKey() async throws {
      try await Pane.lend { pane in
        for key in "root card 320x200" { try pane.send(String(key)) }
        try await pane.waitForLine("root card 320x200")
        #expect(try await pane.enter("root card 320x200") == [])
        for key in "view title in cardd" { try pane.send(String(key)) }
        try await pane.waitForLine("view title in cardd")
        try pane.press("BSpace")
        try await pane.waitForLine("view title in card")
        for key in " content 96x20" { try pane.send(String(key)) }
        try await pane.waitForLine("view title in card content 96x20")
        let made = try await pane.enter("view title in card content 96x20")
        #expect(made == ["+ title   needs x, y"])
        // The right prompt says what is open, at the right of the line that waits.
        #expect(try pane.screen.last.hasPrefix("plumb>  "))
        #expect(try pane.screen.last.hasSuffix("  + 2 free"))
        #expect(try await pane.say("pin title top leading inset 16") == ["= title   placed"])
        #expect(try pane.screen.last == "plumb>")
        let frames = try await pane.say("frames")
        #expect(
          frames == [
            "view     x     y     w     h", "card     0     0   320   200",
            "title   16    16    96    20",
          ])
        #expect(
          try await pane.say("undo") == [
            "at #2  view title in card content 96x20", "+ title   needs x, y",
          ])
      }
    }

    @Test func aPrefixIsShownAsTheWord() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        let reply = try await pane.say("fr", shownAs: "frames")
        #expect(reply == ["view    x     y     w     h", "card    0     0   320   200"])
        let screen = try pane.screen
        #expect(!screen.shows("plumb> fr"))
      }
    }

    @Test func namesAndTextsAreInAnyScript() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.say("view größe in card content 10x10")
        let reply = try await pane.say("label titel \"正在播放\" in card content 96x20")
        #expect(reply == ["+ titel   needs x, y"])
        // The cursor stands where it seems to: behind two columns for each sign.
        try await pane.type("label b \"你好\"")
        try pane.press("Left", "Left", "BSpace")
        try await pane.waitForLine("label b \"好\"")
        try await pane.clear()
        #expect(try await pane.say("pin größe top leading") == ["= größe   placed"])
        let frames = try await pane.say("frames")
        #expect(frames.contains("größe    0     0    10    10"))
      }
    }

    @Test func anErrorPointsAndUpOffersTheCorrection() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.say("view title in card content 96x20")
        let reply = try await pane.say("piin title top leading")
        #expect(
          reply == [
            "error[E001]: no command named \"piin\"", "  piin title top leading",
            "  ^~~~ did you mean pin?",
          ])
        try pane.press("Up")
        try await pane.waitForLine("pin title top leading")
        #expect(try await pane.enter("pin title top leading") == ["= title   placed"])
        // The offer is made once: then Up shows what was typed.
        try pane.press("Up")
        try await pane.waitForLine("pin title top leading")
        try pane.press("Up")
        try await pane.waitForLine("piin title top leading")
      }
    }

    /// The prompt writes a habit out only where nothing bears its name by now.
    @Test func whatHasANameIsNoHabit() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.say("view info in card")
        var reply = try await pane.say("info")
        #expect(reply.first == "error[E001]: \"info\" is a view, not a command")
        try await pane.say("var n = 4")
        reply = try await pane.say("n")
        #expect(reply.first == "error[E001]: \"n\" is a number of Swift, not a command")
      }
    }

    @Test func whatIsTypedByHabitIsDone() async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.say("view title in card content 96x20")
        let shown = try await pane.say("info title", shownAs: "show title")
        #expect(shown == ["title          view, content 96x20"])
        _ = try await pane.say("center title card")
        try pane.press("Up")
        try await pane.waitForLine("center title in card")
        #expect(try await pane.enter("center title in card") == ["= title   placed"])
        #expect(try await pane.say("rm title", shownAs: "remove title") == ["- title, c1 c2"])
        try await pane.type("title.width => 3")
        try pane.press("Enter")
        // The prompt leaves what it cannot read as it is.
        try await pane.wait("the error") { $0.shows("plumb> title.width => 3") }
        try pane.send("exit")
        try pane.press("Enter")
      }
    }
  }
}
