import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import Testing

@testable import LayoutLessons

/// Lessons that ask before they show, that allow one edit, and that are made from a layout.
@Suite struct QuestionTests {
  private static let predict = """
    plumb 1
    title Predict a width
    par 1

    text
      Add it up.

    start
      root card 320x200
      view title in card
      pin title leading trailing inset 16 as edge
      title.width == 300 as wide

    ask title.width == ?
      How wide is the title?
    ask broken ?
      Which rule is broken?

    goal
      answer 288
      answer wide

    wrong with the wish
      answer 300
    says
      a number

    when 300
      That is a number of the text.

    because
      320 - 16 - 16 is 288.
    """

  private func room(_ text: String) throws -> Classroom {
    let files = Files(
      read: { (name) throws(Files.Problem) in
        name == Course.listName ? "plumb 1\nchapter A\n  a.lesson\n" : text
      }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })
    return try Classroom(
      try Course(in: files), Progress(), opening: 0, files: .none, source: .batch)
  }

  private func say(_ room: inout Classroom, _ line: String) -> [String] {
    room.run(Input(line)).lines.map(\.text)
  }

  @Test func nothingIsShownBeforeTheAnswer() throws {
    var room = try room(Self.predict)
    let page = room.page.map(\.text)
    #expect(page.contains("  How wide is the title?") && page.contains("  card 320x200"))
    #expect(!page.contains { $0.contains("288") || $0.contains("┌") })
    for line in ["frames", "why title.width", "title.width == 3", "draw", "rules"] {
      #expect(say(&room, line).first?.hasPrefix("note  answer first") == true, "\(line)")
    }
    #expect(room.shell.layout.rules.count == 3)
    #expect(say(&room, "help frames").count > 1)
  }

  @Test func anAnswerWithoutItsWordIsKnown() throws {
    var room = try room(Self.predict)
    #expect(say(&room, "288") == ["note  type it behind the word: answer 288"])
    for line in ["answer 288", "answer wide"] { _ = say(&room, line) }
    #expect(say(&room, "hint") == ["it is answered"])
  }

  /// A page in a browser that follows the lesson shows no more than the terminal.
  @Test func aPageShowsNothingBeforeTheAnswerEither() throws {
    var asking = try room(Self.predict)
    let before = asking
    #expect(asking.shown.layout.root == nil && asking.shownGoal == nil)
    for line in ["answer 288", "answer wide"] { _ = say(&asking, line) }
    #expect(asking.shown.layout.root != nil && !asking.continues(before))
    var typing = try room(Samples.corner)
    let start = typing
    let answer = typing.run(Input("title.top == card.top + 16"))
    #expect(answer.entry?.input == "title.top == card.top + 16" && typing.continues(start))
    #expect(typing.shownGoal?.layout.rules.count == 2)
    #expect(typing.run(Input("check")).entry == nil)
    _ = typing.agree()
    _ = typing.run(Input("again"))
    _ = typing.agree()
    #expect(!typing.continues(start), "it was started over")
  }

  @Test func anAnswerIsSolvedAndNotCompared() throws {
    var room = try room(Self.predict)
    // Neither is an answer, although the first one would always be right.
    for line in ["answer title.width", "answer", "answer 288 or so"] {
      #expect(say(&room, line).first?.hasPrefix("note") == true, "\(line)")
    }
    #expect(
      say(&room, "answer 300") == [
        "not yet  300 is not right", "  That is a number of the text.",
      ])
    #expect(say(&room, "answer 288.0").first == "= right")
    #expect(say(&room, "answer edge_leading") == ["not yet  edge_leading is not right"])
    #expect(say(&room, "answer wide").contains("= done     4 answers, par is 1"))
    #expect(room.isDone && say(&room, "frames").contains { $0.contains("288") })
  }

  @Test func theCheckFindsWrongGoalsAndRepliesThatAreNotGiven() throws {
    func faults(_ from: String, _ to: String) throws -> [String] {
      let lesson = try Lesson(Self.predict.replacing(from, with: to), name: "a.lesson")
      return LessonCheck(lesson, taught: nil).faults.map(\.message)
    }
    #expect(try faults("par 1", "par 2") == [])
    #expect(try faults("par 1", "par 1") == ["2 questions need a par of 2"])
    #expect(
      try faults("answer 288", "answer 287").contains("goal does not answer all questions rightly"))
    #expect(
      try faults("when 300", "when 301").contains {
        $0.hasPrefix("no wrong answer of the lesson gets this reply")
      })
    #expect(
      try faults("answer 300", "answer high").contains {
        $0 == "the wrong answer with the wish is refused: high is not a number"
      })
  }

  @Test func allRulesThatGiveWayAreNamed() throws {
    let text = Self.predict.replacing(
      "title.width == 300 as wide",
      with: "title.width == 300 @750 as wide\n  title.height == 20 @900 as small\n"
        + "  title.height == 30 @800 as large")
    func outcome(_ word: String, _ answer: String) throws -> Grade.Outcome {
      let goal = try Samples.goal(text.replacing("ask broken", with: "ask \(word)"))
      return Grade(
        path: "a", text: "answer 288\nanswer \(answer)", goal, limit: .seconds(20)
      ).outcome
    }
    #expect(try outcome("stretched", "large wide") == .right)
    #expect(try outcome("stretched", "wide") == .wrong, "large gives way, too")
    #expect(try outcome("stretched", "wide small large") == .wrong)
    #expect(try outcome("broken", "wide large") == .wrong, "both are wishes")
    let page = try room(text).page.map(\.text)
    #expect(page.contains { $0.hasSuffix("title.width == 300  @750") }, "a level decides it")
  }

  @Test(arguments: ["title.width", "? == ?"])
  func aQuestionHasOneGap(_ template: String) throws {
    let text = Self.predict.replacing("ask title.width == ?", with: "ask \(template)")
    let error = #expect(throws: Diagnostic.self) { try Lesson(text, name: "a.lesson") }
    #expect(error?.message == "a condition has one ? where the answer belongs")
    #expect(error?.lineNumber == 14)
  }

  @Test func answersAreGraded() throws {
    let goal = try Samples.goal(Self.predict)
    func grade(_ text: String) -> Grade {
      Grade(path: "a.txt", text: text, goal, limit: .seconds(20))
    }
    let right = grade("plumb> answer 288\n= right\nplumb> answer wide\n")
    #expect(right.outcome == .right && right.points == .init(reached: 2, most: 2))
    let late = grade("answer 300\nanswer 288\nanswer wide\n")
    #expect(late.outcome == .right && late.points == .init(reached: 1, most: 2))
    let wrong = grade("answer 300\n")
    #expect(wrong.outcome == .wrong && wrong.remarks == ["That is a number of the text."])
    #expect(wrong.wrongStep == .init(line: 1, text: "answer 300"))
    #expect(grade("").reason == "a question has no answer")
    let grading = Grading(of: goal.lesson, grades: [right, late])
    #expect(grading.csv.hasPrefix("answer,outcome,answers,reason,"))
    #expect(grading.html.contains("<th scope=\"col\">answers</th>"))
    #expect(grading.lines.map(\.text)[1] == "right       a.txt   3 answers")
  }

  @Test func aLessonMayAllowOneCommand() throws {
    let text = Samples.corner.replacing("par 1", with: "par 1\nmost 1")
    var room = try room(text)
    _ = say(&room, "title.leading == card.leading + 16")
    let reply = say(&room, "title.top == card.top + 16").joined(separator: " ")
    #expect(!room.isDone && reply.contains("1 has to be enough"))
    let goal = try Samples.goal(text)
    let lines = "title.leading == card.leading + 16\ntitle.top == card.top + 16\n"
    let grade = Grade(path: "a.txt", text: lines, goal, limit: .seconds(20))
    #expect(grade.outcome == .wrong && grade.mistake == "more commands than the lesson allows")
    let check = LessonCheck(try Samples.lesson(text), taught: nil)
    #expect(
      check.faults.map(\.message).contains(
        "the answer as relations has more commands than the lesson allows"))
  }

  @Test(arguments: [
    "root card 320x200; view a in card; pin a inset 8 as edge; a.width == 300 as wide",
    "root card 320x200; label a \"Hi\" in card; a.top == card.top + 8; a.leading == card.leading",
    "root card 320x200; view a in card content 8x8; pin a top; off c1; pin a leading",
  ])
  func aLayoutBecomesALesson(_ lines: String) throws {
    var shell = Shell()
    for line in lines.split(separator: "; ") { #expect(shell.run(String(line)).error == nil) }
    let text = try #require(Template.lesson(titled: "New", reaching: shell.layout))
    let lesson = try Lesson(text, name: "new.lesson")
    let check = LessonCheck(lesson, taught: nil)
    #expect(check.faults.map { "\($0.line): \($0.message) \($0.details)" } == [], "\(text)")
    #expect(try Goal(lesson).solved.layout.commands == shell.layout.commands)
    #expect(Template.lesson(titled: "Empty", reaching: Shell().layout) == nil)
  }
}
