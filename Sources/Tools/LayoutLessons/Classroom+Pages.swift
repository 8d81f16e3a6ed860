import LayoutDiagnosis
package import LayoutDrawing
import LayoutModel
import LayoutShell

extension Classroom {
  /// What is shown when a lesson is opened: its text, the goal beside the current state, and the
  /// words to type.
  ///
  /// All of it has room on the terminal.
  package var page: [Line] { page(besides: 0) }

  /// The page on a terminal of that size.
  package func page(width: Int, rows: Int = usualRows) -> [Line] {
    Self.$rows.withValue(rows) { Paragraph.$width.withValue(width) { page } }
  }

  /// The page below other lines.
  func page(besides count: Int) -> [Line] {
    let number = "\(index + 1)/\(course.lessons.count)"
    let chapter = course.chapter(of: index).map { $0.title } ?? ""
    // A chapter that is called as its only lesson is not said twice.
    let titles =
      chapter.isEmpty || chapter == lesson.title ? [lesson.title] : [chapter, lesson.title]
    let whole = "\(number)  \(titles.joined(separator: " · "))"
    let head = whole.displayWidth <= Paragraph.width ? whole : "\(number)  \(lesson.title)"
    let top =
      Paragraph.lines(head, indent: 2).map { Line(.heading, $0) }
      + lesson.text.lines.flatMap { Paragraph.lines("  \($0)", indent: 2) }.map { Line(.text, $0) }
    let bottom = footer
    let kept = kept
    if isAsking {
      let parts = [top, givenLines, questionLines, bottom + kept]
      let spare = self.room(besides: count + parts.reduce(0) { $0 + $1.count })
      return parts.enumerated().flatMap { index, part in
        (index > 0 && index <= spare ? [Line(.text, "")] : []) + part
      }
    }
    let verdict = goal.verdict(on: shell)
    // The line that opened the page is above it, and the prompt below.
    var room = room(besides: count + top.count + bottom.count + kept.count)
    room = max(room, SideBySide.leastRows)
    let picture = drawing(of: verdict, in: room)
    let spare = room - picture.count
    let blank = [Line(.text, "")]
    return top + (spare > 0 ? blank : []) + picture + (spare > 1 ? blank : []) + bottom + kept
  }

  /// What was typed in this lesson before: the lines, or how many there are.
  private var kept: [Line] {
    let lines = isReview ? [] : progress.lines[lesson.name] ?? []
    guard let last = lines.last else { return [] }
    let whole = "typed here before: \(lines.joined(separator: "; "))"
    let isShort = whole.displayWidth <= Paragraph.width && !whole.contains("\n")
    if isShort { return [Line(.note, whole)] }
    let end = last.split(separator: "\n").last.map(String.init) ?? last
    let short = "typed here before: \(lines.count.counted("line")), the last one \(end)"
    return [
      Line(
        .note,
        short.displayWidth <= Paragraph.width
          ? short : "typed here before: \(lines.count.counted("line")); undo takes them back")
    ]
  }

  private var footer: [Line] {
    let ranges = lesson.families.map(\.text).joined(separator: ", ")
    let conditions = lesson.conditions.map(\.name).joined(separator: ", ")
    let places = [
      ranges.isEmpty ? "" : "for \(ranges)", conditions.isEmpty ? "" : "also \(conditions)",
    ]
    .filter { !$0.isEmpty }
    let hold = places.isEmpty ? "" : "It has to hold " + places.joined(separator: "; ") + "."
    let new = lesson.teaches.isEmpty ? "" : " · words: \(lesson.teaches.joined(separator: " "))"
    let words =
      lesson.questions.isEmpty
      ? "hint check goal again next previous map · help"
      : "answer hint again next previous map · help"
    let due = today == nil || isReview ? 0 : progress.due(in: course, on: today ?? 0).count
    let review = due == 0 ? "" : " · \(due) to review"
    let par = lesson.most.map { "at most \($0.counted("command"))" } ?? "par \(lesson.par)"
    let last = "  \(par)\(new) · \(words)\(review)"
    return
      (hold.isEmpty ? [] : Paragraph.lines("  \(hold)", indent: 2)).map { Line(.text, $0) }
      + Paragraph.lines(last, indent: 2).map { Line(.note, $0) }
  }

  // MARK: - Lists

  /// All lessons, with those that are done and the one that is open.
  package var list: [Line] { Self.list(of: course, progress, open: index) }

  /// The lessons about a word.
  func list(about word: String) -> [Line] {
    let found = course.positions(of: word)
    guard !found.isEmpty else {
      return [Line(.error, "no lesson is about \"\(word.escaped)\"")]
    }
    let width = String(course.lessons.count).count
    return found.map { Line(.text, Self.entry($0, width, course, progress, open: index)) }
  }

  private static func entry(
    _ position: Int, _ width: Int, _ course: Course, _ progress: Progress, open: Int?
  ) -> String {
    let lesson = course.lessons[position]
    let state =
      progress.done[lesson.name].map { "done in \($0), par \(lesson.par)" }
      ?? (progress.isPassed(position, in: course)
        ? "tested out" : progress.lines[lesson.name]?.isEmpty == false ? "begun" : "")
    let mark = position == open ? "*" : " "
    let head = "\(mark)\(String(position + 1).leftPadded(to: width))  \(lesson.title)"
    return state.isEmpty ? head : head.padded(to: 56) + "  \(state)"
  }

  /// The lessons of a course, with those that are done; `open` is the position of the open one.
  package static func list(of course: Course, _ progress: Progress, open: Int?) -> [Line] {
    var lines: [Line] = []
    let width = String(course.lessons.count).count
    for chapter in course.chapters where !chapter.lessons.isEmpty {
      if !chapter.title.isEmpty { lines.append(Line(.heading, chapter.title)) }
      lines += chapter.lessons.map {
        Line(.text, entry($0, width, course, progress, open: open))
      }
    }
    let count = course.lessons.count { progress.done[$0.name] != nil }
    lines.append(Line(.note, "\(count) of \(course.lessons.count) done"))
    return lines
  }

  /// The chapters, with a sign for each lesson.
  package var map: [Line] { Self.map(of: course, progress, open: index) }

  /// The chapters of a course, with a sign for each lesson; `open` is the position of the open one.
  package static func map(of course: Course, _ progress: Progress, open: Int?) -> [Line] {
    let done = course.lessons.count { progress.done[$0.name] != nil }
    let starred = course.lessons.count { progress.isStarred($0) }
    let title = course.title.isEmpty ? "the course" : course.title
    let head = "\(title): \(done) of \(course.lessons.count) done, \(starred) at par"
    let width = String(course.chapters.count).count
    let names = course.chapters.map(\.title.displayWidth).max() ?? 0
    let lines = course.chapters.enumerated().map { number, chapter -> Line in
      let signs = chapter.lessons.enumerated().map { place, position -> String in
        let lesson = course.lessons[position]
        let sign =
          progress.isStarred(lesson)
          ? "★"
          : progress.done[lesson.name] != nil
            ? "+"
            : progress.isPassed(position, in: course)
              ? "o" : progress.lines[lesson.name]?.isEmpty == false ? "-" : "."
        // The bracket behind the lesson that is open stands before the next one.
        let gap = position == open ? "[" : place > 0 && position - 1 == open ? "]" : " "
        return gap + sign + (position == open && position == chapter.lessons.last ? "]" : "")
      }.joined()
      let isOpen = open.map(chapter.lessons.contains) ?? false
      let name = "\(String(number + 1).leftPadded(to: width))  \(chapter.title)"
      let first = chapter.lessons.isEmpty ? "" : "\(chapter.lessons.lowerBound + 1)"
      return Line(
        isOpen ? .hint : .text,
        "\(isOpen ? ">" : " ")\(name.padded(to: width + 2 + names)) \(first.leftPadded(to: 4)) \(signs)"
          .withoutTrailingBlanks)
    }
    return [Line(.heading, head)] + lines + [
      Line(.note, "★ at par or under it   + done   o tested out   - begun   . open"),
      Line(.note, "next 12 opens lesson 12 · test 3 tests out of chapter 3 · summary 3 sums it up"),
    ]
  }
}
