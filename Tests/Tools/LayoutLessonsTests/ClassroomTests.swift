import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import Testing

@testable import LayoutLessons

/// Taking a course line by line.
@Suite struct ClassroomTests {
  private static let files = Files(
    read: { (name) throws(Files.Problem) in
      switch name {
      case Course.listName:
        "plumb 1\ntitle Two\nchapter A\n  corner.lesson\nchapter B\n  wish.lesson\n"
      case "corner.lesson": Samples.corner
      default: Samples.wish
      }
    }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })

  private func room(_ progress: Progress = Progress(), at position: Int? = nil) throws -> Classroom
  {
    try Classroom(
      try Course(in: Self.files), progress, opening: position, files: .none, source: .batch)
  }

  private func say(_ room: inout Classroom, _ line: String) -> [String] {
    room.run(Input(line)).lines.map(\.text)
  }

  /// What is said to a line, without the drawing.
  private func words(of room: inout Classroom, _ line: String) -> [String] {
    room.run(Input(line)).lines.filter { $0.role != .picture }.map(\.text)
  }

  @Test func thePageFitsThePage() throws {
    for position in 0...1 {
      let page = try room(at: position).page.map(\.text)
      #expect(page.allSatisfy { $0.displayWidth <= 80 })
      #expect(page.contains { $0.hasPrefix("now ") && $0.contains("goal") })
      #expect(page.contains { $0.contains("┏title") })
    }
  }

  @Test func aLessonIsDone() throws {
    var room = try room()
    #expect(
      words(of: &room, "title.top == card.top + 16") == ["not yet  title.x is not determined"])
    #expect(
      words(of: &room, "check") == [
        "not yet  title.x is not determined", "  nothing places it across",
      ])
    #expect(!room.isDone)
    let said = say(&room, "title.leading == card.leading + 16")
    #expect(said[0] == "= title   placed")
    #expect(said.contains("= done     2 commands, par is 1"))
    #expect(said.contains("  It is where reading begins."))
    #expect(said.last == "type next for: A width that gives way")
    #expect(room.isDone)
    #expect(room.progress.done == ["corner": 2])
    #expect(say(&room, "next")[0] == "2/2  B · A width that gives way")
    #expect(say(&room, "next") == ["this is the last lesson; type map for the chapters"])
    #expect(room.progress.current == "wish")
  }

  /// Looking from right to left is no command, and what was said of a lesson is not said again.
  @Test func aLookCountsForNothing() throws {
    var room = try room()
    for line in ["rtl on", "rtl off", "pin title top leading inset 16"] { _ = say(&room, line) }
    #expect(room.progress.done == ["corner": 1])
    #expect(words(of: &room, "rtl on").last == "= done     still; check repeats what was said")
    #expect(words(of: &room, "check").contains("  It is where reading begins."))
    _ = say(&room, "undo 2")
    #expect(!say(&room, "title.top == card.top + 16").contains { $0.hasPrefix("= done") })
    #expect(words(of: &room, "title.left == card.left").last?.hasPrefix("not yet") == true)
  }

  @Test(arguments: [
    ("2", "note  next 2 opens lesson 2"), ("hilfe", "note  hint helps with the lesson"),
    ("photo.width == 3", "note  the views here are card, title"),
  ])
  func aLineWithoutACorrectionGetsAdvice(_ line: String, _ advice: String) throws {
    var room = try room()
    #expect(say(&room, line).last?.hasPrefix(advice) == true)
    #expect(say(&room, "titel.width == 3").last?.hasPrefix("note") == false)
  }

  /// The page `help learn` names whatever a lesson takes, and what `plumb learn` takes with it.
  @Test func theHelpNamesEachWord() throws {
    var room = try room()
    let page = say(&room, "help learn")
    let words = page.flatMap { $0.split { !($0.isLetter || $0 == "-") }.map(String.init) }
    let sought = Classroom.Word.allCases.map(\.rawValue) + ["practice", "--language", "--map"]
    for word in sought { #expect(words.contains(word), "\(word)") }
    #expect(page.count <= Classroom.usualRows - 2 && page.allSatisfy { $0.displayWidth <= 80 })
  }

  @Test func aRunOfLessonsIsWrittenAsOne() throws {
    let course = try BuiltInCourse.course.get()
    #expect(
      course.others(course.positions(of: "practice"), about: "practice")
        == ["note  practice is also in 59 to 68; lessons practice lists them"])
  }

  @Test func theStartStays() throws {
    var room = try room()
    let said = say(&room, "undo")
    #expect(said.last == "note  this is the start of the lesson; there is nothing to undo")
    #expect(room.shell.layout.named("title") != nil)
    _ = say(&room, "pin title top leading inset 16")
    #expect(
      say(&room, "undo 3").contains(
        "note  back at the start of the lesson; what was before it is not undone"))
    #expect(room.progress.lines["corner"] == [])
  }

  @Test func aLessonOpensByItsNumber() throws {
    for line in ["lesson 2", "lessons 2", "next wish"] {
      var room = try room()
      #expect(say(&room, line)[0] == "2/2  B · A width that gives way")
    }
    var room = try room()
    #expect(say(&room, "next 9") == ["there is no lesson \"9\""])
  }

  @Test func newKeepsTheStart() throws {
    var room = try room()
    #expect(
      say(&room, "new") == [
        "note  new would remove what the lesson starts with; again starts it over"
      ])
    #expect(room.shell.layout.named("title") != nil)
  }

  @Test func comingBackGoesOn() throws {
    var first = try room()
    _ = say(&first, "title.top == card.top + 16")
    _ = say(&first, "title.leading == card.leading + 99")
    _ = say(&first, "undo")
    var second = try room(first.progress)
    #expect(second.progress.lines["corner"] == ["title.top == card.top + 16"])
    #expect(second.page.last?.text == "typed here before: title.top == card.top + 16")
    #expect(
      say(&second, "title.leading == card.leading + 16").contains("= done     2 commands, par is 1")
    )
    var third = try room(second.progress)
    #expect(third.lesson.name == "corner")
    let asked = third.run(Input("reset"))
    #expect(asked.question == "2 lines typed in this lesson will be gone: start over?")
    #expect(third.progress.lines["corner"]?.count == 2)
    _ = third.agree()
    #expect(third.progress.lines["corner"] == nil)
    #expect(third.run(Input("again")).question == nil, "nothing is lost")
    #expect(third.progress.done == ["corner": 2])
    _ = say(&third, "pin title top leading inset 16")
    #expect(third.progress.done == ["corner": 1])
  }

  @Test func hintsRise() throws {
    var room = try room()
    _ = say(&room, "pin title top left inset 16")
    #expect(say(&room, "hint") == ["hint 1 of 3", "  A corner is two edges."])
    #expect(say(&room, "hint")[0] == "hint 2 of 3")
    let last = say(&room, "hint")
    #expect(last.contains("  Type  remove c2   then   title.leading == card.leading + 16"))
    #expect(last.contains("  c2 is  title.left == card.left + 16   (rules lists all)"))
    #expect(say(&room, "hint") == last)
    #expect(say(&room, "solution").contains("  pin title top leading inset 16"))
  }

  @Test func viewsMayBearTheNamesOfWords() throws {
    var room = try room()
    #expect(say(&room, "view goal in card content 10x10").contains("+ goal   needs x, y"))
    #expect(say(&room, "goal.top == card.top").contains { $0.contains("goal") })
    #expect(room.shell.layout.rules.count == 1)
  }

  @Test func theWayIsFoundByWords() throws {
    var room = try room()
    #expect(say(&room, "previous") == ["this is the first lesson"])
    _ = say(&room, "next")
    #expect(say(&room, "back")[0].hasPrefix("1/2"))
    #expect(say(&room, "lesson gives")[0].hasPrefix("2/2"), "by its title")
    #expect(say(&room, "lessons gives") == ["*2  A width that gives way"])
    #expect(say(&room, "map")[0] == "Two: 0 of 2 done, 0 at par")
    #expect(say(&room, "map")[2] == ">2  B    2 [.]")
    #expect(say(&room, "summary") == ["this chapter has no summary"])
    #expect(say(&room, "summary 9") == ["there is no chapter \"9\"; map numbers them 1 to 2"])
    #expect(Classroom.Word.opens("back") && !Classroom.Word.opens("back 3"))
  }

  @Test func whatIsUnderParIsSaid() {
    #expect(Classroom.compared(2, 3) == "one under par")
    #expect(Classroom.compared(1, 3) == "two under par")
    #expect(Classroom.compared(3, 3) == "par 3")
    #expect(Classroom.compared(4, 3) == "par is 3")
  }

  @Test func theLastLessonTestsOutOfItsChapter() throws {
    let list = "plumb 1\ntitle One\nchapter A\n  corner.lesson\n  wish.lesson\n  | Two things.\n"
    let files = Files(
      read: { (name) throws(Files.Problem) in
        name == Course.listName ? list : name == "corner.lesson" ? Samples.corner : Samples.wish
      }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })
    let course = try Course(in: files)
    #expect(course.chapters[0].summary == ["Two things."])
    var room = try Classroom(course, Progress(), files: .none, source: .batch)
    #expect(say(&room, "test")[0] == "note  done at par, it counts for 1 lesson before it")
    var said: [String] = []
    for input in course.lessons[1].goal.inputs { said = room.run(input).lines.map(\.text) }
    #expect(said.contains("  that tests you out of lesson 1 before it".trimmedBlanks), "\(said)")
    #expect(said.contains("end of the chapter: type summary 1 for what it was about"))
    #expect(say(&room, "summary") == ["A", "  Two things."])
    #expect(room.progress.isPassed(0, in: course))
    #expect(say(&room, "map")[1].hasSuffix(" o[★]"))
  }

  /// A lesson of the course, with these lines typed.
  private func taught(_ name: String, _ lines: String...) throws -> [Line] {
    let course = try BuiltInCourse.course.get()
    let index = try #require(course.lessons.firstIndex { $0.name == name })
    var room = try Classroom(course, Progress(), opening: index, files: .none, source: .batch)
    return lines.map { room.run(Input($0)).lines }.last ?? []
  }

  /// The sentence is about the size and the condition of the drawing, and about what can be seen.
  @Test func whatIsSaidIsWhatIsDrawn() throws {
    let said = try taught(
      "hidden", "pin title top horizontal inset 16", "pin warning horizontal inset 16",
      "warning.top == title.bottom + 8", "pin text horizontal inset 16",
      "text.top == warning.bottom + 8")
    let picture = said.filter { $0.role == .picture }.map(\.text)
    #expect(picture.first == "with the warning hidden, card.width 320:", "\(picture)")
    let words = said.filter { $0.role == .hint }.map(\.text).joined(separator: " ")
    #expect(
      words.hasPrefix("not yet  with the warning hidden: text is 38 further down"), "\(words)")
  }

  @Test func aDirectionThatMovesNothingIsSaid() throws {
    let said = try taught("leading", "pin menu top right inset 16", "rtl on")
    #expect(
      said.contains { $0.text == "note  read from right to left now; nothing moves" }, "\(said)")
    // What is drawn is the layout that was asked for.
    let turned = try taught("turn_around", "rtl off").filter { $0.role == .picture }.map(\.text)
    #expect(turned.first?.hasPrefix("now ") ?? false, "\(turned)")
  }

  /// `previous 1` was read as `back 1`, which takes back a line.
  @Test func previousTakesNoNumber() throws {
    let said = try taught("edges", "pin menu top", "previous 1").map(\.text)
    #expect(said == ["note  previous opens the lesson before this one; next 3 opens lesson 3"])
  }

  @Test func noteAboutOtherLessonsFitsTheWidth() throws {
    let said = try taught("edges", "next conflict").map(\.text)
    #expect(said.contains { $0.contains("conflict is also in") }, "\(said)")
    #expect(said.allSatisfy { $0.displayWidth <= 80 })
  }

  /// Behind the end of a chapter, `summary` is about that one.
  @Test func theSummaryIsThatOfTheChapterThatWasLeft() throws {
    #expect(try taught("edges", "next", "summary").first?.text == "What a view needs")
    #expect(
      try taught("edges", "next", "menu.leading == card.leading", "summary").first?.text
        == "Leading and trailing, not left and right")
  }

  /// Lessons of one chapter seldom follow each other, however many are left.
  @Test func whatComesBackIsMixed() throws {
    let course = try BuiltInCourse.course.get()
    var progress = Progress()
    for lesson in course.lessons.prefix(18) {
      progress.done[lesson.name] = 1
      progress.note(lesson.name, isReview: false, withHelp: false, on: 100)
    }
    var order: [Int] = []
    while let next = progress.due(in: course, on: 200).first, order.count < 20 {
      order.append(next)
      progress.note(course.lessons[next].name, isReview: true, withHelp: false, on: 200)
    }
    #expect(order.sorted() == Array(0..<18))
    let neighbours = zip(order, order.dropFirst()).count { abs($0 - $1) == 1 }
    #expect(neighbours <= 2, "\(order)")
  }

  @Test func lessonsComeBackAfterDays() throws {
    let course = try Course(in: Self.files)
    func room(_ progress: Progress, _ day: Int) throws -> Classroom {
      try Classroom(course, progress, files: .none, source: .prompt, today: day)
    }
    var first = try room(Progress(), 100)
    _ = say(&first, "pin title top leading inset 16")
    #expect(first.progress.reviews?["corner"] == Progress.Review(day: 100, count: 0))
    #expect(say(&first, "review") == ["nothing to review before 2 more days"])
    var second = try room(first.progress, 102)
    #expect(say(&second, "review").contains { $0.hasPrefix("1/2") })
    #expect(second.isReview && second.shell.layout.rules.isEmpty, "it begins anew")
    _ = say(&second, "pin title top leading inset 16")
    #expect(second.progress.reviews?["corner"] == Progress.Review(day: 102, count: 1))
    #expect(second.progress.lines["corner"] == ["pin title top leading inset 16"])
    #expect(second.progress.due(in: course, on: 108).isEmpty)
    #expect(second.progress.due(in: course, on: 109) == [0])
    var third = try room(second.progress, 109)
    for line in ["review", "solution", "pin title top leading inset 16"] { _ = say(&third, line) }
    #expect(third.progress.reviews?["corner"] == Progress.Review(day: 109, count: 0), "with help")
  }

  @Test func otherProgressIsKept() {
    var mine = Progress()
    mine.current = "a"
    mine.done = ["a": 3]
    mine.lines = ["a": ["x"]]
    var theirs = Progress()
    theirs.done = ["a": 2, "b": 1]
    theirs.lines = ["a": ["y"], "b": ["z"]]
    let both = mine.joined(with: theirs, touching: ["a"])
    #expect(both.done == ["a": 2, "b": 1])
    #expect(both.lines == ["a": ["x"], "b": ["z"]])
    #expect(both.current == "a")
  }
}
