import LayoutDrawing
import LayoutShell
import PlumbLanguage
import UIKitTexts

/// The list of a course, as it is written in `course.txt`: chapters, their lessons and summaries.
struct CourseList {
  /// A chapter with the files of its lessons.
  struct Chapter {
    /// The heading.
    var title: String
    /// The line of the heading, counted from 1.
    var line: Int
    /// The files of its lessons.
    var files: [String] = []
    /// What it is about, in a few lines.
    var summary: [String] = []
  }

  /// The language of a course that names none.
  static let usualLanguage = "en"
  /// The most lines of a summary, and the most columns of each.
  private static let summaryLimit = (lines: 10, columns: 76)

  /// What the course is called.
  private(set) var title = ""
  /// The code of its language.
  private(set) var language = CourseList.usualLanguage
  /// The chapters in order.
  private(set) var chapters: [Chapter] = []

  /// Reads the text of a list; `name` is that of its file.
  init(_ text: String, in name: String) throws(Course.Problem) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(Diagnostic) { try take(String(line), at: index) } catch {
        throw Course.Problem(file: name, error: error)
      }
    }
    guard chapters.contains(where: { !$0.files.isEmpty }) else {
      throw Course.Problem(
        file: name, error: Diagnostic(.lessonFormat, "the course has no lessons", at: [], in: ""))
    }
  }

  private mutating func take(_ line: String, at index: Int) throws(Diagnostic) {
    func problem(_ message: String, note: String? = nil) -> Diagnostic {
      var error = Diagnostic(
        .lessonFormat, message, at: 0..<max(1, line.unicodeScalars.count), in: line, note: note)
      error.lineNumber = index + 1
      return error
    }
    let body = line.trimmedBlanks
    if index == 0 {
      guard body == Session.firstLine else {
        throw problem("a course must start with the line \"\(Session.firstLine)\"")
      }
    } else if body.isEmpty || body == "#" || body.hasPrefix("# ") {
      return
    } else if line.hasPrefix(" ") {
      guard !chapters.isEmpty else {
        throw problem(
          body.hasPrefix("|")
            ? "this summary is not in a chapter" : "this lesson is not in a chapter")
      }
      if body.hasPrefix("|") {
        let said = String(body.dropFirst()).trimmedBlanks
        let limit = Self.summaryLimit
        guard chapters[chapters.count - 1].summary.count < limit.lines else {
          throw problem("a summary has at most \(limit.lines) lines")
        }
        guard said.displayWidth <= limit.columns else {
          throw problem("this line has more than \(limit.columns) columns")
        }
        chapters[chapters.count - 1].summary.append(said)
        return
      }
      guard !chapters.contains(where: { $0.files.contains(body) }) else {
        throw problem("this lesson is listed twice")
      }
      guard FilePath.normal(body) == body, !body.contains("/"), body.hasSuffix(".lesson") else {
        throw problem("a lesson is a file of the same folder that ends in .lesson")
      }
      chapters[chapters.count - 1].files.append(body)
    } else if body.hasPrefix("chapter "), body.count > 8 {
      chapters.append(Chapter(title: String(body.dropFirst(8)).trimmedBlanks, line: index + 1))
    } else if body.hasPrefix("title "), chapters.isEmpty {
      title = String(body.dropFirst(6)).trimmedBlanks
    } else if body.hasPrefix("language "), chapters.isEmpty {
      language = String(body.dropFirst(9)).trimmedBlanks
      guard Course.isLanguage(language) else {
        throw problem("language takes a code such as en, de or pt-BR")
      }
    } else {
      throw problem(
        "expected a title, a chapter or a lesson",
        note: "indent the files of lessons by two spaces")
    }
  }
}
