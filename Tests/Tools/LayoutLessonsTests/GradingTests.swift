import LayoutDrawing
import LayoutExport
import LayoutShell
import RunReports
import Testing

@testable import LayoutLessons

/// Answers that were handed in by anybody.
@Suite struct GradingTests {
  private let goal: Goal

  init() throws { goal = try Samples.goal(Samples.corner) }

  private func grade(_ text: String, _ path: String = "a.txt", limit: Duration = .seconds(20))
    -> Grade
  {
    Grade(path: path, text: text, goal, limit: limit)
  }

  @Test func linesContinueTheLesson() {
    let right = grade("pin title top leading inset 16\n")
    #expect(right.outcome == .right)
    #expect(right.commandCount == 1)
    let wrong = grade("pin title top left inset 16\nhug titel h 3\n")
    #expect(wrong.outcome == .wrong)
    #expect(wrong.reason.hasPrefix("in a right-to-left language"))
    #expect(wrong.remarks == ["left is left in every language"])
    #expect(wrong.refused == ["line 2 is refused: no view named \"titel\""])
    let grading = Grading(of: goal.lesson, grades: [wrong])
    #expect(grading.html.contains("in every language · line 2 is refused"), "they are apart")
  }

  @Test func repliesOfAPastedTerminalAreNoLines() {
    let pasted = grade(
      "plumb> title.top == card.top + 16\n! something was said\nplumb> hug titel h 3\n")
    #expect(pasted.outcome == .wrong)
    #expect(pasted.refused.last == "line 3 is refused: no view named \"titel\"")
    #expect(!pasted.refused.contains { $0.contains("no command") })
  }

  /// Code behind the prompt is what was typed, and no file of code.
  @Test func codeInAPastedTerminalIsRead() {
    let pasted = grade(
      """
      plumb> NSLayoutConstraint.activate([
      ..>   title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      ..>   title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      ..> ])
      = title   placed
      """)
    #expect(pasted.outcome == .right, "\(pasted.reason) \(pasted.refused)")
  }

  @Test func anAnswerThatCannotBeReadNamesItsLine() {
    let half = grade("import UIKit\nfinal class A: UIView {\n  let inset = 8 +\n}\n", "A.swift")
    #expect(half.outcome == .unreadable)
    let lines = Grading(of: goal.lesson, grades: [half]).lines.map(\.text)
    #expect(lines.first?.contains("A.swift:") == true)
  }

  @Test func sessionsAreWholeOrContinue() {
    let steps = "plumb> pin title top leading inset 16\n= title   placed\n"
    let start =
      "plumb> root card 320x200\n\nplumb> view title in card content 96x20\n+ title   needs x, y\n"
    #expect(grade("plumb 1\n\n\(start)\(steps)", "a.plumb").outcome == .right)
    #expect(grade("plumb 1\n\n\(steps)", "a.plumb").outcome == .right)
    #expect(grade("plumb 1\n\n\(start)", "a.plumb").outcome == .wrong)
  }

  @Test(
    arguments: Dialects.all.map(\.name).filter { ["uikit", "snapkit", "draftsman"].contains($0) })
  func classesOfEachDialectAreRead(name: String) throws {
    let dialect = try #require(Dialects.named(name))
    let manuscript = try #require(Manuscript(goal.solved.analysis))
    let code = dialect.file(manuscript).text
    #expect(grade(code, "Card.swift").outcome == .right, "\(code)")
    let other = code.replacing("16", with: "17")
    #expect(other != code)
    #expect(grade(other, "Card.swift").outcome == .wrong)
  }

  @Test func statementsAreRead() {
    let code = """
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      ])
      """
    #expect(grade(code, "a.swift").outcome == .right)
    #expect(grade(code.replacing("leading", with: "left"), "a.swift").outcome == .wrong)
  }

  /// None of these reads or writes a file, takes long or ends the process.
  @Test(arguments: [
    "read /etc/passwd", "save /tmp/x", "import /etc/passwd", "export --to uikit /tmp/x.swift",
    "draw --svg /tmp/x.svg", "quit 3", "new", "root card 1e300x1", "", "\u{0}\u{1b}[2J",
    "plumb 1\n\nplumb> read ../../etc/passwd\n", "plumb 1\nplumb 1\n", "plumb 1",
    "plumb 1\n\nplumb> root card 320x200\nplumb> quit\n", "begin", "let x = 1e999",
    "title.width == 1 @0", "while true { }", "for i in 0..<1000000000 { let x = i }",
    "func f() { f() }\nf()", "title.width == \(String(repeating: "(", count: 5000))1",
    String(repeating: "[", count: 20_000), "undo 99999", "goto #999999", "goal",
    "class A: UIView { override func layoutSubviews() { layoutSubviews() } }",
  ])
  func hostileAnswersAreGraded(text: String) {
    let lines = grade(text, limit: .milliseconds(500))
    #expect(lines.outcome != .right)
    #expect(grade(text, "a.plumb", limit: .milliseconds(500)).outcome != .right)
    #expect(grade(text, "A.swift", limit: .milliseconds(500)).outcome != .right)
  }

  @Test func filesAreRefusedWithAReason() {
    let grade = grade("read /etc/passwd\nsave mine\n")
    #expect(grade.refused.count { $0.contains("is refused") } == 2, "\(grade.refused)")
    #expect(grade.refused.last?.contains("lessons use no files") == true, "\(grade.refused)")
  }

  @Test func hugeAnswersAreNotRead() {
    let grade = grade(String(repeating: "# x\n", count: 300_000))
    #expect(grade.outcome == .unreadable)
    #expect(grade.reason == "it is larger than 1000000 bytes")
  }

  @Test func slowAnswersAreGivenUp() {
    let many = (0..<4000).map {
      "view v\($0) in card\nv\($0).width == title.width / 3 @\(1 + $0 % 900)\n"
    }
    let grade = grade(many.joined(), limit: .milliseconds(300))
    #expect(grade.outcome == .unreadable)
    #expect(grade.reason.hasPrefix("it took longer"))
  }

  /// What a terminal showed is read as it was typed, with the words of the course in it.
  @Test func aPasteFromTheCourseIsGraded() {
    let paste = """
      1/2  A · A corner
        Put the title into its corner.
      now  card 320x200                        goal  card 320x200
      plumb> title.top == card.top + 99
      = moved   title.y 0 → 99
      plumb> hint
      hint 1 of 3
      plumb> again
      2 lines typed in this lesson will be gone: start over? y n > y
      plumb> title.top == card.top + 16
      plumb> title.leading == card.leading + 16
      = done     2 commands, par is 1
      plumb> next
      plumb> size title 4x4
      """
    let right = grade(paste)
    #expect(right.outcome == .right, "\(right)")
    #expect(right.commandCount == 2)
    #expect(right.points == Grade.Points(reached: 3, most: 3))
    let wrong = grade(
      paste.replacing(
        "title.leading == card.leading", with: "title.left == card.left"))
    #expect(wrong.outcome == .wrong)
    #expect(wrong.points == Grade.Points(reached: 2, most: 3))
    #expect(wrong.mistake == "in a right-to-left language: title.x differs")
  }

  @Test func theFirstWrongLineIsNamed() {
    let far = grade(
      "title.leading == card.leading + 16\ntitle.top == card.top + 16\nsize title 10x10\n")
    #expect(far.wrongStep == Grade.Step(line: 3, text: "size title 10x10"))
    let refused = grade("titel.top == card.top\npin title top leading inset 17\n")
    #expect(refused.wrongStep == Grade.Step(line: 1, text: "titel.top == card.top"))
    #expect(grade("title.top == card.top + 16").wrongStep == nil, "it is only unfinished")
  }

  @Test func aClassHasAPage() throws {
    let lesson = try Samples.lesson(
      Samples.corner.replacing("title A corner", with: "title A <corner>"))
    let grading = Grading(
      of: lesson,
      grades: [
        grade("pin title top left inset 16", "b.txt"),
        grade("pin title top left inset 16", "a.txt"),
        grade("", "<i>.txt"), grade("pin title top leading inset 16", "d.txt"),
      ])
    #expect(grading.mistakes.map(\.count) == [2, 1])
    let html = grading.html
    #expect(html.contains("<h1>A &lt;corner&gt;</h1>") && !html.contains("<i>"))
    #expect(html.contains("4 answers, 1 right."))
    #expect(html.contains("<li>in a right-to-left language: title.x differs: 2 answers</li>"))
    #expect(html == grading.html)
  }

  @Test func tablesAreWrittenForSheets() throws {
    let grades = [
      grade("pin title top leading inset 16", "a,b.txt"),
      grade("title.top == card.top", "=cmd.txt"),
    ]
    let grading = Grading(of: goal.lesson, grades: grades)
    let csv = grading.csv.split(separator: "\n")
    #expect(csv[0] == "answer,outcome,commands,reason,remarks,points,first wrong line,mistake")
    #expect(csv[1] == "\"a,b.txt\",right,1,,,3/3,,")
    #expect(csv[2].hasPrefix("'=cmd.txt,wrong,1,title.x is not determined,"))
    #expect(grading.lines.map(\.text).last == "2 answers · 1 right, 1 not")
    let junit = try #require(ReportFormat.named("junit")).text(of: grading.report)
    #expect(junit.contains("failures=\"1\""))
    #expect(junit.contains("title.x is not determined"))
  }
}
