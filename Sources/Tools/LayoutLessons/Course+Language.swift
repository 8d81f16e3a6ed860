import LayoutModel
package import LayoutShell
import PlumbLanguage

/// Courses in other languages: a folder such as `de` beside the lessons, with files of the same names
/// that replace texts and nothing else.
extension Course {
  /// Whether a word is the code of a language, such as `de` or `pt-BR`.
  package static func isLanguage(_ word: String) -> Bool {
    word.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]+)*/) != nil
  }

  /// The languages that the files of a course have texts in, besides its own, by their codes.
  package static func languages(in names: [String]) -> [String] {
    let folders = names.filter { isText($0) }.map { String($0.prefix { $0 != "/" }) }
    return Set(folders.filter(isLanguage)).sorted()
  }

  /// The files that have the texts in a language, the list first.
  package static func texts(in language: String, among names: [String]) -> [String] {
    names.filter { $0.hasPrefix(language + "/") && isText($0) }
      .sorted { ($0.hasSuffix(".lesson") ? 1 : 0, $0) < ($1.hasSuffix(".lesson") ? 1 : 0, $1) }
  }

  /// Whether a file is one of a language.
  private static func isText(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return parts.count == 2 && (parts[1].hasSuffix(".lesson") || parts[1] == listName)
  }

  /// The course with its texts in a language, as far as files have them; the rest stays as it is.
  package func translated(
    to language: String, from folder: Files, named names: [String]
  ) throws(Problem) -> Course {
    var course = self
    for file in Self.texts(in: language, among: names) {
      _ = try course.translate(by: file, from: folder)
    }
    return course
  }

  /// Replaces the texts that one file has; returns the position of the lesson, nil for the list.
  package mutating func translate(by file: String, from folder: Files) throws(Problem) -> Int? {
    let text = try Self.text(of: file, folder)
    guard file.hasSuffix(".lesson") else {
      try translate(by: try CourseList(text, in: file), in: file)
      return nil
    }
    guard let index = lessons.firstIndex(where: { $0.name == file.withoutEnding }) else {
      throw Self.unknown(file.withoutEnding, in: file, nearest(to: file.withoutEnding))
    }
    do throws(Diagnostic) { try lessons[index].translate(by: text) } catch {
      throw Problem(file: file, error: error)
    }
    return index
  }

  /// Replaces the titles and summaries of the chapters that a list names by their lessons.
  private mutating func translate(by list: CourseList, in file: String) throws(Problem) {
    func problem(_ message: String, _ line: Int) -> Problem {
      var error = Diagnostic(.lessonFormat, message, at: [], in: "")
      error.lineNumber = line
      return Problem(file: file, error: error)
    }
    if !list.title.isEmpty { title = list.title }
    for part in list.chapters {
      var indices: Set<Int> = []
      for name in part.files.map(\.withoutEnding) {
        guard let position = lessons.firstIndex(where: { $0.name == name }) else {
          throw Self.unknown(name, in: file, nearest(to: name), line: part.line)
        }
        indices.formUnion(chapters.indices.filter { chapters[$0].lessons.contains(position) })
      }
      guard let index = indices.first, indices.count == 1 else {
        throw problem(
          indices.isEmpty
            ? "name a lesson of this chapter below it, so that it can be found"
            : "these lessons are in several chapters of the course", part.line)
      }
      chapters[index].title = part.title
      if !part.summary.isEmpty { chapters[index].summary = part.summary }
    }
  }

  private static func unknown(
    _ name: String, in file: String, _ nearest: String?, line: Int = 1
  ) -> Problem {
    var error = Diagnostic(
      .lessonFormat, "the course has no lesson \(name)", at: [], in: "",
      note: nearest.map { "did you mean \($0)?" })
    error.lineNumber = line
    return Problem(file: file, error: error)
  }
}

extension Lesson {
  /// Replaces the texts that a file has in another language.
  ///
  /// - Throws: A diagnostic with a line number for what does not replace a text of this lesson.
  mutating func translate(by text: String) throws(Diagnostic) {
    var reader = LessonReader(text, hasTextsOnly: true)
    var texts = Lesson(named: name)
    try reader.readHeader(of: &texts)
    try reader.readBlocks(of: &texts)
    if !texts.title.isEmpty {
      title = texts.title
      headerLines["title"] = texts.headerLines["title"]
    }
    if !texts.text.lines.isEmpty { self.text = texts.text }
    if !texts.because.lines.isEmpty { because = texts.because }
    for (index, hint) in texts.hints.enumerated() {
      guard index < hints.count else {
        throw reader.problem(
          "the lesson has \(hints.count.counted("hint")), and this is one more", hint.line - 1)
      }
      hints[index] = hint
    }
    for question in texts.questions {
      guard let index = questions.firstIndex(where: { $0.template == question.template }) else {
        throw reader.problem("the lesson does not ask this", question.line - 1)
      }
      questions[index].text = question.text
      questions[index].line = question.line
    }
    for reply in texts.replies {
      guard case .expectation(let words) = reply.cause,
        let index = replies.firstIndex(where: {
          $0.cause == (questions.isEmpty ? Cause(words, families: families) : reply.cause)
        })
      else {
        throw reader.problem("the lesson has no reply to this cause", reply.passage.line - 1)
      }
      replies[index].passage = reply.passage
    }
  }
}
