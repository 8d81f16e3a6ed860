import LayoutDrawing
import LayoutShell
import PlumbLanguage
import Testing

@testable import LayoutLessons

/// Courses whose texts are there in other languages.
@Suite struct LanguageTests {
  private static let german = """
    plumb 1
    title Eine Ecke

    text
      Lege den Titel in seine Ecke.

    when ambiguous title.x
      Nichts bestimmt ihn waagrecht.
    """

  /// The samples as a course, with files of a language.
  private func translated(_ files: [String: String]) throws(Course.Problem) -> Course {
    let list = "plumb 1\ntitle Two\nchapter A\n  corner.lesson\n  wish.lesson\n"
    let folder = Files(
      read: { (name) throws(Files.Problem) in
        files[name]
          ?? (name == Course.listName
            ? list : name == "corner.lesson" ? Samples.corner : Samples.wish)
      }, write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })
    let names = ["corner.lesson", Course.listName] + files.keys
    let course = try Course(in: folder, named: names)
    return try course.translated(to: "de", from: folder, named: names)
  }

  @Test func textsAreReplacedAndNothingElse() throws {
    let course = try translated([
      "de/corner.lesson": Self.german, "fr/corner.lesson": "no lesson",
      "de/course.txt":
        "plumb 1\ntitle Zwei\nchapter Anfang\n  wish.lesson\n  | Ein Wunsch.\n",
    ])
    let (lesson, old) = (course.lessons[0], try Samples.lesson(Samples.corner))
    #expect(lesson.title == "Eine Ecke" && lesson.text.lines == ["Lege den Titel in seine Ecke."])
    #expect(
      lesson.replies.map(\.passage.lines.first) == [
        old.replies[0].passage.lines.first, "Nichts bestimmt ihn waagrecht.",
      ])
    #expect(lesson.hints.map(\.lines) == old.hints.map(\.lines), "what is missing stays")
    #expect(lesson.because.lines == old.because.lines && lesson.par == old.par)
    #expect(course.title == "Zwei" && course.chapters.map(\.title) == ["Anfang"])
    #expect(course.chapters[0].summary == ["Ein Wunsch."])
    var room = try Classroom(course, Progress(), files: .none, source: .batch)
    let reply = room.run(Input("title.top == card.top + 16")).lines.map(\.text)
    #expect(reply.contains("not yet  title.x is not determined"), "replies stay English")
    let check = room.run(Input("check")).lines.map(\.text)
    #expect(check.contains("  Nichts bestimmt ihn waagrecht."))
  }

  /// A file, what is put into it, the line that the error names, and a part of what is said.
  @Test(arguments: [
    ("corner", "title Eine Ecke", "title Eine Ecke\npar 3", 3, "par is not a text"),
    ("corner", "text\n", "goal\n", 4, "goal is not a text"),
    ("corner", "text\n", "also\n", 4, "also is not a text"),
    ("corner", "ambiguous title.x", "ambiguous title.y", 7, "no reply to this cause"),
    ("corner", "text\n", "hint\n  A\n\nhint\n", 7, "the lesson has 1 hint, and this is one more"),
    ("corner", "text\n", "ask dof == ?\n", 4, "the lesson does not ask this"),
    ("corners", "", "", 1, "the course has no lesson corners"),
  ])
  func whatDoesNotFitIsRefused(
    file: String, old: String, new: String, line: Int, says: String
  ) {
    let text = old.isEmpty ? Self.german : Self.german.replacing(old, with: new)
    do throws(Course.Problem) {
      _ = try translated(["de/\(file).lesson": text])
      Issue.record("it is not refused")
    } catch {
      #expect(error.file == "de/\(file).lesson" && error.error.lineNumber == line)
      #expect(error.error.message.contains(says), "\(error.error.message)")
    }
  }

  @Test(arguments: [
    ("chapter X\n  wide.lesson\n", 2, "the course has no lesson wide"),
    ("chapter X\nchapter Y\n  wish.lesson\n", 2, "name a lesson of this chapter"),
  ])
  func chaptersAreFoundByTheirLessons(list: String, line: Int, says: String) {
    do throws(Course.Problem) {
      _ = try translated(["de/course.txt": "plumb 1\n" + list])
      Issue.record("it is not refused")
    } catch {
      #expect(error.file == "de/course.txt" && error.error.lineNumber == line)
      #expect(error.error.message.contains(says), "\(error.error.message)")
    }
  }

  @Test func languagesAreFolders() {
    let names = ["a.lesson", "de/a.lesson", "pt-BR/course.txt", "Drafts/a.lesson", "fr/notes.txt"]
    #expect(Course.languages(in: names) == ["de", "pt-BR"])
  }

  @Test func theLanguageIsRememberedWithTheRest() {
    var progress = Progress()
    progress.language = "de"
    #expect(progress.joined(with: Progress(), touching: []).language == "de")
    progress.done = ["a": 1]
    progress.forget(nil)
    #expect(progress.language == "de" && progress.done.isEmpty)
  }

  /// The texts that are part of the program fit, and have room where the English ones have it.
  @Test func theBuiltInTextsFit() throws {
    let names = BuiltInCourse.names
    #expect(Course.languages(in: names) == ["de"])
    var course = try BuiltInCourse.course.get()
    let first = course.chapters[0]
    for file in Course.texts(in: "de", among: names) {
      guard let index = try course.translate(by: file, from: BuiltInCourse.folder) else { continue }
      #expect(LessonCheck(textsOf: course.lessons[index]).faults.map(\.message) == [], "\(file)")
      let room = try Classroom(course, Progress(), opening: index, files: .none, source: .batch)
      #expect(room.page.count < Classroom.usualRows, "\(file)")
      let old = try BuiltInCourse.course.get().lessons[index]
      // Nothing of a chapter that is translated remains in English.
      let now = course.lessons[index]
      let texts =
        [(old.text, now.text), (old.because, now.because)]
        + zip(old.hints, now.hints) + zip(old.replies.map(\.passage), now.replies.map(\.passage))
      for (before, after) in texts { #expect(before.lines != after.lines, "\(file)") }
    }
    #expect(course.chapters[0].title != first.title && course.chapters[0].summary != first.summary)
  }
}
