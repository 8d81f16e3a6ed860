import LayoutLessons
import LayoutShell
import Testing

/// What is said about tries.
@Suite struct VerdictTests {
  private func says(_ text: String, _ lines: String...) throws -> [String] {
    let goal = try Samples.goal(text)
    var shell = goal.opening
    for line in lines { #expect(shell.run(line).error == nil, "\(line)") }
    let verdict = goal.verdict(on: shell)
    return goal.reply(to: shell, verdict)
  }

  @Test func whateverSaysTheSameAgrees() throws {
    let goal = try Samples.goal(Samples.corner)
    for lines in [
      ["card.leading + 16 == title.leading", "title.top - 16 == card.top"],
      ["vfl H:|-16-[title]", "vfl V:|-16-[title]"],
      [
        "guide g in card", "g.leading == card.leading", "g.width == 16", "g.top == card.top",
        "g.height == 16", "title.leading == g.trailing", "title.top == g.bottom",
      ],
      ["title.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(16) }"],
    ] {
      var shell = goal.opening
      for line in lines { #expect(shell.run(line).error == nil, "\(line)") }
      #expect(goal.verdict(on: shell).first == nil)
    }
  }

  @Test func theDirectionIsNamed() throws {
    #expect(
      try says(Samples.corner, "pin title top left inset 16") == [
        "in a right-to-left language, at card.width 320: title is 192 further left than the goal "
          + "(x 16, goal 208)", "left is left in every language",
      ])
  }

  @Test func whatIsOpenIsNamed() throws {
    #expect(
      try says(Samples.corner, "title.top == card.top + 16") == [
        "title.x is not determined", "nothing places it across",
      ])
  }

  @Test func theSizesAreNamed() throws {
    #expect(
      try says(
        Samples.wish, "pin title top leading inset 16", "title.width == 200", "title.height == 20")
        == [
          "at card.width 100 title is 132 wider than the goal (width 200, goal 68); it agrees from "
            + "232 on", "A required width does not give way.",
        ])
  }

  /// At the present size it agrees, and a size is named at which it does not.
  @Test func aDifferenceIsToldWhereThereIsOne() throws {
    let said = try says(
      Samples.corner, "title.trailing == card.trailing - 208", "title.top == card.top + 16")
    #expect(said[0].contains("title is ") && said[0].contains("at card.width"))
    #expect(!said[0].contains("is 0 "), "\(said[0])")
  }

  @Test func lookingFromRightToLeftChangesNoVerdict() throws {
    let goal = try Samples.goal(Samples.corner)
    for lines in [["pin title top leading inset 16"], ["pin title top left inset 16"]] {
      var shell = Samples.attempt(goal, lines[0])
      let plain = goal.verdict(on: shell)
      #expect(shell.run("rtl on").error == nil)
      #expect(goal.verdict(on: shell).first == plain.first)
    }
  }

  @Test func aDifferenceThatIsTheSameEverywhereHasNoSize() throws {
    #expect(
      try says(Samples.corner, "pin title top leading inset 20") == [
        "title is 4 further right than the goal (x 20, goal 16)"
      ])
  }

  /// What differs at the limit itself differs not only beyond it.
  @Test func theLimitOfACauseIsOutside() throws {
    let text = Samples.wish.replacing("in 100..600", with: "in 232..600")
      .replacing("when card.width < 233", with: "when card.width > 232")
    #expect(try says(text, "pin title top leading inset 16", "title.height == 20").count == 1)
    #expect(
      try says(
        text, "pin title top leading inset 16", "title.height == 20",
        "title.width == card.width - 32"
      ).count == 2)
  }

  @Test func conflictsAreNamed() throws {
    let said = try says(
      Samples.corner, "pin title top leading inset 16", "title.leading == card.leading + 20 as far")
    #expect(said == ["rules conflict by 4: c2, far"])
  }

  @Test func aMissingViewIsNamed() throws {
    #expect(
      try says(Samples.corner, "remove title")[0]
        == "there is no view called title, and the goal has one")
  }

  @Test func whatHasToStayIsNamed() throws {
    let text = Samples.corner.replacing("par 1", with: "par 1\nkeep least")
      .replacing(
        "  view title in card content 96x20",
        with: "  view title in card content 96x20\n  title.width >= 10 as least")
    #expect(
      try says(text, "pin title top leading inset 16", "remove least")
        == ["least must not be removed: title.width >= 10"])
    #expect(
      try says(text, "pin title top leading inset 16", "constant least 11")
        == ["least must not change: title.width >= 10"])
    #expect(try says(text, "pin title top leading inset 16") == [])
  }

  /// A goal that is ambiguous wants the same freedom, not any.
  @Test func freedomHasToBeTheSame() throws {
    let text = """
      plumb 1
      title Room
      par 1
      allows ambiguity
      text
        Leave room.
      start
        root card 320x200
        view a in card
        pin a top leading bottom inset 0
      goal
        begin
        a.width >= 40
        a.width <= 80
        end
      """
    #expect(try says(text, "a.width >= 40", "a.width <= 80") == [])
    #expect(
      try says(text, "a.width >= 40", "a.width <= 90")
        == ["a.width is ambiguous within other limits in the goal"])
    #expect(
      try says(text, "a.width == 40") == ["a.width is ambiguous within other limits in the goal"])
  }

  @Test func theLastHintIsComputed() throws {
    let goal = try Samples.goal(Samples.corner)
    let left = Samples.attempt(goal, "pin title top left inset 16")
    #expect(
      Suggestion(for: left, goal)?.lines == ["remove c2", "title.leading == card.leading + 16"])
    let half = Samples.attempt(goal, "title.top == card.top + 16")
    let suggestion = try #require(Suggestion(for: half, goal))
    #expect(suggestion.lines == ["title.leading == card.leading + 16"])
    #expect(suggestion.distances.after == 0)
    // Where only a number differs, it is changed.
    let far = Samples.attempt(
      goal, "title.top == card.top + 16", "title.leading == card.leading + 9")
    #expect(Suggestion(for: far, goal)?.lines == ["constant c2 16"])
    let more = Samples.attempt(
      goal, "pin title top leading inset 16", "title.width == 300 as wide")
    #expect(Suggestion(for: more, goal)?.lines == ["remove wide"])
    let done = Samples.attempt(goal, "pin title top leading inset 16")
    #expect(Suggestion(for: done, goal) == nil)
    // A wish is one line, as the lesson writes it.
    let wish = try Samples.goal(Samples.wish)
    let open = Samples.attempt(
      wish, "pin title top leading inset 16", "title.trailing <= card.trailing - 16",
      "title.height == 20")
    #expect(Suggestion(for: open, wish)?.lines == ["title.width == 200 @750"])
  }

  /// The hint leads there, step by step, whatever the try.
  @Test func hintsLeadToTheGoal() throws {
    for text in [Samples.corner, Samples.wish] {
      let goal = try Samples.goal(text)
      for lines in [[], ["title.width == 500"], ["pin title bottom trailing inset 3"]] {
        var shell = goal.opening
        for line in lines { _ = shell.run(line) }
        var distances: [Double] = []
        while let suggestion = Suggestion(for: shell, goal) {
          distances.append(suggestion.distances.before)
          #expect(suggestion.distances.after < suggestion.distances.before)
          for line in suggestion.lines { #expect(shell.run(line).error == nil) }
        }
        #expect(goal.verdict(on: shell).agrees, "\(lines): \(distances)")
      }
    }
  }
}
