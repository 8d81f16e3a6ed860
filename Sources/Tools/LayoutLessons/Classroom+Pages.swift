import LayoutDiagnosis
package import LayoutDrawing
import LayoutModel
import LayoutShell

extension Classroom {
  /// What is shown when a lesson is opened: its text, the goal beside the current state, and the
  /// words to type.
  package var page: [Line] {
    let number = "\(index + 1)/\(course.lessons.count)"
    let chapter = course.chapter(of: index).map { $0.title } ?? ""
    let head = chapter.isEmpty ? number : "\(number)  \(chapter)"
    return Paragraph.lines("\(head) · \(lesson.title)", indent: 2).map { Line(.heading, $0) }
      + lesson.text.lines.flatMap { Paragraph.lines("  \($0)", indent: 2) }.map { Line(.text, $0) }
      + [Line(.text, "")] + drawing + [Line(.text, "")] + footer + kept
  }

  /// What was typed in this lesson before.
  private var kept: [Line] {
    let lines = progress.lines[lesson.name] ?? []
    return lines.isEmpty
      ? [] : [Line(.note, "typed here before:")] + lines.map { Line(.code, "  \($0)") }
  }

  /// The goal beside the current state.
  var drawing: [Line] {
    SideBySide(("now", shell.analysis), ("goal", goalAnalysis)).lines.map { Line(.picture, $0) }
  }

  private var footer: [Line] {
    let taught = course.taught(upTo: index).joined(separator: " ")
    let words = [Word.goal, .check, .hint, .next, .reset, .solution, .lessons]
      .map(\.rawValue).joined(separator: " ")
    let ranges = lesson.families.map(\.text).joined(separator: ", ")
    let conditions = lesson.conditions.map(\.name).joined(separator: ", ")
    let places = [
      ranges.isEmpty ? "" : "for \(ranges)", conditions.isEmpty ? "" : "also \(conditions)",
    ]
    .filter { !$0.isEmpty }
    let hold = places.isEmpty ? "" : "It has to hold " + places.joined(separator: "; ") + "."
    return
      (hold.isEmpty ? [] : Paragraph.lines("  \(hold)", indent: 2))
      .map { Line(.text, $0) }
      + (Paragraph.lines("  par \(lesson.par) · taught so far: \(taught)", indent: 8)
      + Paragraph.lines("  \(words) · help COMMAND, undo, quit", indent: 2)).map { Line(.note, $0) }
  }

  /// All lessons, with those that are done and the one that is open.
  package var list: [Line] { Self.list(of: course, progress, open: index) }

  /// The lessons of a course, with those that are done; `open` is the position of the open one.
  package static func list(of course: Course, _ progress: Progress, open: Int?) -> [Line] {
    var lines: [Line] = []
    let width = String(course.lessons.count).count
    for chapter in course.chapters where !chapter.lessons.isEmpty {
      if !chapter.title.isEmpty { lines.append(Line(.heading, chapter.title)) }
      for position in chapter.lessons {
        let lesson = course.lessons[position]
        let done = progress.done[lesson.name]
        let state =
          done.map { "done in \($0), par \(lesson.par)" }
          ?? (progress.lines[lesson.name]?.isEmpty == false ? "begun" : "")
        let mark = position == open ? "*" : " "
        let number = String(position + 1).leftPadded(to: width)
        let head = "\(mark)\(number)  \(lesson.title)"
        lines.append(
          Line(.text, state.isEmpty ? head : head.padded(to: 56) + "  \(state)"))
      }
    }
    let count = course.lessons.count { progress.done[$0.name] != nil }
    lines.append(Line(.note, "\(count) of \(course.lessons.count) done"))
    return lines
  }
}
