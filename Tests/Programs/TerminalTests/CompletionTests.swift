import Testing

extension TerminalTests {
  /// What TAB does.
  @Suite struct CompletionTests {
    private func lend(_ body: (Pane) async throws -> Void) async throws {
      try await Pane.lend { pane in
        try await pane.say("root card 320x200")
        try await pane.say("view title in card content 96x20")
        try await pane.say("title.width >= 90 as min")
        try await body(pane)
      }
    }

    @Test func theOnlyCommandIsInserted() async throws {
      try await lend { pane in
        try await pane.type("fra")
        try pane.complete()
        try await pane.waitForLine("frames")
        let frames = try await pane.enter("frames")
        #expect(frames.first == "view     x     y     w     h")
      }
    }

    @Test func theRightArrowTakesTheOnlyEnd() async throws {
      try await lend { pane in
        try await pane.type("fram")
        try pane.press("Right")
        try await pane.waitForLine("frames")
      }
    }

    /// An underlined mistake, and why in faint letters behind the line.
    @Test func aMistakeIsShownBeforeEnter() async throws {
      try await lend { pane in
        try await pane.type("titel.width == 3")
        try await pane.wait("the mark") { _ in
          (try? pane.painted.underlined.contains("titel")) ?? false
        }
        try await pane.wait("the reason") { _ in
          (try? pane.painted.faint.contains { $0.contains("no view named \"titel\"") }) ?? false
        }
        try await pane.clear()
        try await pane.say("set painting off")
        try await pane.say("set preview off")
        try await pane.type("titel.width == 3")
        #expect(try pane.painted.underlined.allSatisfy(\.isEmpty))
      }
    }

    @Test func aViewIsInsertedWithTheBlankBehindIt() async throws {
      try await lend { pane in
        try await pane.type("pin ti")
        try pane.complete()
        try await pane.waitForLine("pin title")
        try pane.send("top leading")
        try await pane.waitForLine("pin title top leading")
        #expect(try await pane.enter("pin title top leading") == ["= title   placed"])
      }
    }

    @Test func anAttributeFollowsADot() async throws {
      try await lend { pane in
        try await pane.type("title.lead")
        try pane.complete()
        try await pane.waitForLine("title.leading")
        try pane.send("== ca")
        try await pane.waitForLine("title.leading == ca")
        try pane.complete()
        try await pane.waitForLine("title.leading == card.")
      }
    }

    @Test func aRuleIsInserted() async throws {
      try await lend { pane in
        try await pane.type("priority ")
        try pane.complete()
        try await pane.waitForLine("priority min")
        try pane.send("500")
        try await pane.waitForLine("priority min 500")
      }
    }

    @Test func severalAreListedWithAFewWords() async throws {
      try await lend { pane in
        try await pane.type("re")
        try pane.complete()
        let screen = try await pane.wait("the list") {
          $0.shows("redo       goes forward again after undo") && $0.isTyped("re")
        }
        #expect(screen.shows("plumb> re"))
        #expect(screen.shows("rename     gives a view, a rule or a number another name"))
        #expect(screen.shows("remove     removes views, rules or numbers"))
        #expect(screen.rows.allSatisfy { $0.count <= 80 })
        // The line goes on below the list.
        try pane.send("do")
        try await pane.waitForLine("redo")
      }
    }

    @Test func rulesAreListedWithWhatTheySay() async throws {
      try await lend { pane in
        try await pane.say("title.width <= 200 as max")
        try await pane.type("priority m")
        try pane.complete()
        let screen = try await pane.wait("the list") {
          $0.isTyped("priority m") && $0.rows.dropLast().last?.hasPrefix("max") ?? false
        }
        #expect(screen.shows("min  title.width >= 90"))
        #expect(screen.shows("max  title.width <= 200"))
      }
    }

    @Test func aFileIsFoundInItsFolder() async throws {
      try await lend { pane in
        try await pane.say("save card.plumb")
        try await pane.say("new")
        try await pane.type("read ca")
        try pane.complete()
        try await pane.waitForLine("read card.plumb")
        #expect(try await pane.enter("read card.plumb") == ["read 3 steps from card.plumb"])
      }
    }

    @Test func theSignOfARelationFollowsAnAnchor() async throws {
      try await lend { pane in
        try await pane.type("title.height =")
        try pane.complete()
        try await pane.waitForLine("title.height ==")
        try pane.send("20 ")
        try await pane.waitForLine("title.height == 20")
        try pane.complete()
        try await pane.wait("the list") { $0.shows("as  names the rule") }
      }
    }

    @Test func nothingIsInsertedWhereNothingFits() async throws {
      try await lend { pane in
        try await pane.type("pin zz")
        try pane.complete()
        try pane.send("!")
        let screen = try await pane.waitForLine("pin zz!")
        #expect(screen.rows.count == 6)
      }
    }
  }
}
