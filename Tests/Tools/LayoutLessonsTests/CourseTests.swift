import Foundation
import LayoutShell
import PlumbLanguage
import Support
import Testing

@testable import LayoutLessons

/// The built-in course, and courses in folders.
@Suite struct CourseTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Tools/LayoutLessons/Course")

  @Test func theListAndTheFolderAgree() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).sorted()
      .filter { $0.contains(".") }
    for name in names {
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(try BuiltInCourse.folder.read(name) == text, "\(name)")
    }
    let course = try BuiltInCourse.course.get()
    #expect((course.files + [Course.listName]).sorted() == names.filter { !$0.contains("/") })
    #expect(BuiltInCourse.names == names)
  }

  static let lessons = (try? BuiltInCourse.course.get())?.lessons ?? []
  /// The positions of the lessons in which commands are typed, and of those that ask.
  static let typed = lessons.indices.filter { lessons[$0].questions.isEmpty }
  static let asking = lessons.indices.filter { !lessons[$0].questions.isEmpty }

  /// `plumb learn check`, which belongs to every check of a change, looks at all of them.
  @Test(arguments: share(Array(lessons.indices), oneIn: 8))
  func everyLessonKeepsItsPromise(index: Int) throws {
    let course = try BuiltInCourse.course.get()
    let check = LessonCheck(course.lessons[index], taught: course.taught(upTo: index))
    #expect(check.faults.map { "\($0.line): \($0.message) \($0.details)" } == [])
    #expect(check.passedCount > 10)
  }

  @Test func problemsOfListsNameTheirLine() {
    func problem(_ list: String) -> String {
      let folder = Files(
        read: { (name) throws(Files.Problem) in
          guard name == Course.listName else { throw Files.Problem("no such file") }
          return list
        }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })
      do throws(Course.Problem) {
        _ = try Course(in: folder)
        return ""
      } catch {
        return "\(error.file):\(error.error.lineNumber ?? 0) \(error.error.message)"
      }
    }
    #expect(problem("plumb 2") == "course.txt:1 a course must start with the line \"plumb 1\"")
    #expect(problem("plumb 1\ntitle X\n") == "course.txt:0 the course has no lessons")
    #expect(problem("plumb 1\n  a.lesson") == "course.txt:2 this lesson is not in a chapter")
    #expect(
      problem("plumb 1\nchapter A\n  ../a.lesson")
        == "course.txt:3 a lesson is a file of the same folder that ends in .lesson")
    #expect(
      problem("plumb 1\nchapter A\n  a.lesson\n  a.lesson")
        == "course.txt:4 this lesson is listed twice")
    #expect(problem("plumb 1\nchapter A\n  a.lesson") == "a.lesson:0 no such file")
    #expect(
      problem("plumb 1\nwhat\n") == "course.txt:2 expected a title, a chapter or a lesson")
  }

  /// The course of a list with one lesson and of others that it does not name.
  private func course(_ others: [String: String]) throws(Course.Problem) -> Course {
    let list = "plumb 1\nchapter A\n  a.lesson\nchapter B\n  b.lesson"
    let texts = others.merging([Course.listName: list]) { $1 }
    let folder = Files(
      read: { (name) throws(Files.Problem) in texts[name] ?? Samples.corner },
      write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })
    return try Course(in: folder, named: Array(others.keys))
  }

  @Test func aLessonMaySayWhichOneItComesAfter() throws {
    func after(_ name: String) -> String {
      Samples.corner.replacing("title A corner", with: "title A corner\nafter \(name)")
    }
    let course = try self.course([
      "c.lesson": after("a"), "d.lesson": after("c.lesson"), "e.lesson": after("b"),
      "draft.lesson": Samples.corner,
    ])
    #expect(
      course.files == ["a.lesson", "c.lesson", "d.lesson", "b.lesson", "e.lesson"])
    #expect(course.chapters.map(\.lessons) == [0..<3, 3..<5])
    do throws(Course.Problem) {
      _ = try self.course(["c.lesson": after("x")])
      Issue.record("there is no x")
    } catch {
      #expect(error.file == "c.lesson" && error.error.lineNumber == 3)
      #expect(error.error.message == "the course has no lesson x")
    }
  }

  @Test func theTemplatesAreRightAsTheyAre() throws {
    let lesson = try Lesson(Template.lesson, name: "first.lesson")
    #expect(LessonCheck(lesson, taught: lesson.teaches).faults.map(\.message) == [])
  }

  /// A check that finds nothing proves little: each of these lessons has one fault.
  @Test(arguments: [
    ("pin title top leading inset 16\n\nover", "remove title\n\nover", "the goal removes title"),
    (
      "  title.top == card.top + 16\n\nwrong", "  title.top == card.top + 17\n\nwrong",
      "the answer as relations does not agree"
    ),
    (
      "wrong with the left edge\n  pin title top left",
      "wrong with the left edge\n  pin title top leading",
      "the wrong answer with the left edge agrees with the goal"
    ),
    (
      "says\n  in a right-to-left", "says\n  in a left-to-right", "does not say: in a left-to-right"
    ),
    ("par 1", "par 1\nkeep nothing", "the start does not make nothing"),
    (
      "teaches pin relation", "teaches relation",
      "neither this lesson nor an earlier one teaches pin"
    ),
    (
      "  view title in card content 96x20\n",
      "  view title in card content 96x20\n  pin title top leading inset 16\n",
      "the start already agrees with the goal"
    ),
    (
      "  Put the title",
      "  Put the title Put the title Put the title Put the title Put the title Put the title",
      "this line has more than 76 columns"
    ),
    (
      "when ambiguous title.x", "when ambiguous title.y",
      "no wrong answer of the lesson gets this reply"
    ),
    ("when ambiguous title.x", "when title.witdh == 3", "this is not a condition"),
    (
      "pin title top leading inset 16\n\nover", "pin title leading inset 16\n\nover",
      "the goal is ambiguous; "
    ),
    ("over card.width in 200..600", "over title.width in 200..600", "follows from the rules"),
  ])
  func theCheckFinds(old: String, new: String, says: String) throws {
    // The reply about title.x is tested by a wrong answer of its own.
    let whole = Samples.corner.replacing(
      "when right to left",
      with:
        "wrong only from above\n  title.top == card.top + 16\nsays\n  nothing places it\n\nwhen right to left"
    )
    let good = try Samples.lesson(whole)
    #expect(LessonCheck(good, taught: good.teaches).faults.map(\.message) == [])
    let text = whole.replacing(old, with: new, maxReplacements: 1)
    #expect(text != whole)
    let lesson = try Samples.lesson(text)
    let faults = LessonCheck(lesson, taught: lesson.teaches).faults
    let wanted = says.hasSuffix(": ") ? String(says.dropLast(2)) : says
    #expect(faults.contains { $0.message.contains(wanted) }, "\(faults.map(\.message))")
    #expect(faults.allSatisfy { $0.line > 0 })
  }

  @Test func aNumberOutsideTheCourseIsNoLesson() throws {
    let course = try BuiltInCourse.course.get()
    let count = course.lessons.count
    for number in [Int.min, -1, 0, count + 1, .max] {
      #expect(course.position(of: "\(number)") == nil)
    }
    #expect(course.position(of: "1") == 0 && course.position(of: "\(count)") == count - 1)
  }
}
