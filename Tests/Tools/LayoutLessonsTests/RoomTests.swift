import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import Support
import Testing

@testable import LayoutLessons

/// Every lesson on a terminal of 80 columns and 24 lines, in each of its states.
@Suite struct RoomTests {
  /// The lines of a terminal without the prompt.
  private static let pageRows = 23
  /// The lines of a terminal without the prompt and the line that was typed.
  private static let replyRows = 22

  private func check(_ lines: [String], _ rows: Int, _ what: String) {
    #expect(lines.count <= rows, "\(what): \(lines.count) lines\n\(lines.joined(separator: "\n"))")
    for line in lines where line.displayWidth > 80 {
      Issue.record("\(what): \(line.displayWidth) columns in \(line)")
    }
  }

  /// Opened, after each line of the goal, of each answer and of each wrong answer, asked for a check.
  @Test(arguments: share(CourseTests.typed, oneIn: 8))
  func everyStateIsDrawnAndHasRoom(index: Int) throws {
    let course = try BuiltInCourse.course.get()
    let lesson = course.lessons[index]
    func open() throws -> Classroom {
      try Classroom(course, Progress(), opening: index, files: .none, source: .batch)
    }
    let page = try open().page
    check(page.map(\.text), Self.pageRows, lesson.name)
    #expect(page[0].text.hasPrefix("\(index + 1)/\(course.lessons.count)"))
    #expect(page.contains { $0.role == .picture && $0.text.hasPrefix("now ") }, "\(lesson.name)")
    let scripts = [lesson.goal] + lesson.answers + lesson.mistakes.map(\.script)
    for script in scripts {
      var room = try open()
      for input in script.inputs {
        let answer = room.run(input)
        guard answer.error == nil else { continue }
        let what = "\(lesson.name), \(script.name), \(input.text)"
        check(answer.lines.map(\.text), Self.replyRows, what)
        #expect(answer.lines.contains { $0.role == .picture }, "\(what): nothing is drawn")
      }
      check(
        room.run(Input("check")).lines.map(\.text), Self.replyRows, "\(lesson.name), \(script.name)"
      )
    }
  }

  /// The map has room, whichever lesson is open.
  @Test func theMapHasRoom() throws {
    let course = try BuiltInCourse.course.get()
    for index in course.lessons.indices {
      check(Classroom.map(of: course, Progress(), open: index).map(\.text), Self.pageRows, "map")
    }
  }

  /// A lesson that asks has room for what it gives, and for each reply.
  @Test(arguments: CourseTests.asking)
  func everyQuestionHasRoom(index: Int) throws {
    let course = try BuiltInCourse.course.get()
    let lesson = course.lessons[index]
    func open() throws -> Classroom {
      try Classroom(course, Progress(), opening: index, files: .none, source: .batch)
    }
    check(try open().page.map(\.text), Self.pageRows, lesson.name)
    for script in [lesson.goal] + lesson.answers + lesson.mistakes.map(\.script) {
      var room = try open()
      for input in script.inputs {
        check(
          room.run(input).lines.map(\.text), Self.replyRows, "\(lesson.name), \(input.text)")
      }
      #expect(room.isDone != lesson.mistakes.contains { $0.script.name == script.name })
    }
  }

  /// Where both look the same as they are, a size or condition is drawn that tells them apart.
  @Test(arguments: share(CourseTests.typed, oneIn: 4))
  func nowAndGoalLookDifferent(index: Int) throws {
    let course = try BuiltInCourse.course.get()
    let goal = try Goal(course.lessons[index])
    let scene = Scene(of: goal.opening, goal, goal.verdict(on: goal.opening))
    #expect(scene.looksDifferent(goal.views) || scene.chain != nil, "\(goal.lesson.name)")
    let marked = scene.differing(goal.views)
    let isMarked = !marked.attempt.isEmpty || !marked.goal.isEmpty || scene.chain != nil
    #expect(isMarked, "\(goal.lesson.name)")
  }

  @Test func aSceneNamesItsPlace() throws {
    let course = try BuiltInCourse.course.get()
    let index = try #require(course.position(of: "at_most"))
    let room = try Classroom(course, Progress(), opening: index, files: .none, source: .batch)
    let picture = room.page.filter { $0.role == .picture }.map(\.text)
    #expect(picture.first?.hasSuffix(":") == true, "\(picture)")
    #expect(picture.contains { $0.contains("┏") }, "what differs is heavy")
  }

  /// A hint is tried before it is given: typing what the hints say reaches the goal.
  @Test(arguments: share(CourseTests.typed, oneIn: 16))
  func hintsLeadToTheGoal(index: Int) throws {
    let course = try BuiltInCourse.course.get()
    let lesson = course.lessons[index]
    let taught = course.taught(upTo: index)
    for script in [nil] + lesson.mistakes.map({ $0.script }) {
      var room = try Classroom(course, Progress(), opening: index, files: .none, source: .batch)
      for input in script?.inputs ?? [] { _ = room.run(input) }
      var count = 0
      while !room.isDone, count < 8 {
        count += 1
        // Where one edit has to be enough, the next one begins from the start.
        if lesson.most != nil { _ = room.run(Input("undo \(room.typed.count)")) }
        let suggestion = Suggestion(
          for: room.shell, room.goal, taught: taught, earlier: room.earlier)
        guard let suggestion else { break }
        #expect(suggestion.distances.after < suggestion.distances.before)
        for line in suggestion.lines {
          let answer = room.run(Input(line))
          #expect(answer.error == nil, "\(lesson.name): \(line)")
        }
      }
      #expect(room.isDone, "\(lesson.name), \(script?.name ?? "start") after \(count) hints")
    }
  }
}
