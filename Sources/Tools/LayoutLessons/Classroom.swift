import LayoutDiagnosis
package import LayoutDrawing
import LayoutModel
package import LayoutShell
package import PlumbLanguage
import UIKitTexts

/// A course in progress, as a value: `(state, line) -> (state, reply)`.
///
/// A line is a command for the shell, or one of the words of ``Word``. After each line that changes
/// the layout, the try is compared with the goal.
package struct Classroom: Sendable {
  /// A command that the shell does not have.
  package enum Word: String, Sendable, CaseIterable {
    case goal, check, hint, solution, reset, next, lessons, lesson

    /// Whether a line is one of these words, and not one for the shell.
    package static func opens(_ line: String) -> Bool { word(of: line) != nil }

    /// The word of a line; nil if the line is for the shell.
    fileprivate static func word(of line: String) -> Word? {
      let words = line.split(separator: " ")
      guard let word = words.first.flatMap({ Word(rawValue: String($0)) }) else { return nil }
      let takesLesson = [.lesson, .lessons, .next].contains(word)
      return words.count == 1 || takesLesson && words.count == 2 ? word : nil
    }

    /// A short description, for help.
    package var about: String {
      switch self {
      case .goal: "draws the goal beside your layout"
      case .check: "names the first difference and gives advice"
      case .hint: "gives a hint; each one says more"
      case .solution: "shows the solutions"
      case .reset: "starts the lesson again"
      case .next: "opens the next lesson"
      case .lessons: "lists the lessons"
      case .lesson: "opens a lesson by its number or name"
      }
    }
  }

  /// The course.
  package let course: Course
  /// The learner's progress.
  package private(set) var progress: Progress
  /// The names of the lessons whose progress changed.
  package private(set) var touched: Set<String> = []
  /// The position of the lesson that is open.
  package private(set) var index: Int
  /// The shell of the lesson.
  package private(set) var shell: Shell
  /// Whether the lesson was finished since it was opened.
  package private(set) var isDone = false
  private var goal: Goal
  private var hintCount = 0
  private let files: Files
  private let source: Shell.Source
  /// The step at which the lesson begins.
  private var start: Int

  /// Opens a lesson of a course: the one at `position`, otherwise the one that was open last,
  /// otherwise the first that is not finished.
  ///
  /// - Throws: The error in the lesson.
  package init(
    _ course: Course, _ progress: Progress, opening position: Int? = nil, files: Files,
    source: Shell.Source
  ) throws(Diagnostic) {
    let last = progress.current.flatMap { name in course.lessons.firstIndex { $0.name == name } }
    let unfinished = course.lessons.firstIndex { progress.done[$0.name] == nil }
    let index = position ?? last ?? unfinished ?? 0
    let goal = try Goal(course.lessons[index])
    self.course = course
    self.progress = progress
    self.index = index
    self.goal = goal
    self.files = files
    self.source = source
    shell = goal.opening
    start = 0
    begin()
  }

  /// The lesson that is open.
  package var lesson: Lesson { course.lessons[index] }

  /// The layout that the solution of the lesson gives.
  ///
  /// It has the layout direction that the learner has chosen.
  var goalAnalysis: LayoutAnalysis {
    goal.solved.reading(rightToLeft: shell.layout.isRightToLeft).analysis
  }

  /// Resets the shell to the start of the lesson, then repeats what was typed there before.
  private mutating func begin() {
    shell = goal.opening
    shell.echo = .news
    shell.files = files
    shell.source = source
    start = shell.timeline.current
    isDone = false
    hintCount = 0
    progress.current = lesson.name
    for line in progress.lines[lesson.name] ?? [] where shell.run(line).error != nil { break }
    shell.markSaved()
  }

  // MARK: - Lines

  /// The reply to a line.
  package struct Answer: Sendable {
    /// What is printed.
    package var lines: [Line]
    /// The exit code, if the line ends the program.
    package var exit: Int?
    /// A correction of the line, if it was refused.
    package var correction: String?
    /// Why it was refused.
    package var error: Diagnostic?
  }

  /// Runs a line.
  package mutating func run(_ input: Input, width: Int = Paragraph.usual) -> Answer {
    Paragraph.$width.withValue(width) {
      if let word = Word.word(of: input.text) {
        let words = input.text.split(separator: " ").map(String.init)
        return Answer(lines: run(word, words.count > 1 ? words[1] : ""))
      }
      return run(line: input, width: width)
    }
  }

  private mutating func run(line input: Input, width: Int) -> Answer {
    guard input.command?.name != "new" else {
      return Answer(lines: [
        Line(.note, "note  new would remove what the lesson starts with; reset starts it again")
      ])
    }
    let (step, count) = (shell.timeline.current, shell.timeline.nextNumber)
    let reply = shell.run(input)
    shell.markSaved()
    var answer = Answer(
      lines: reply.page(as: .table, width: width, to: input.text, at: shell.timeline.current),
      exit: reply.exit, correction: reply.error?.correction, error: reply.error)
    if !shell.timeline.path(to: shell.timeline.current).contains(start) {
      shell.goBack(to: start)
      // The shell's reply is about a step before the lesson, which is not reachable.
      answer.lines = [
        Line(.note, "note  this is the start of the lesson; there is nothing to undo")
      ]
    }
    guard shell.timeline.current != step || shell.timeline.nextNumber != count else {
      return answer
    }
    touched.insert(lesson.name)
    progress.lines[lesson.name] = typed
    answer.lines += judged(isAsked: false)
    return answer
  }

  /// The lines that lead from the start of the lesson to the current state.
  private var typed: [String] {
    shell.timeline.path(to: shell.timeline.current).filter { $0 > start }
      .map { shell.timeline.steps[$0].command }
  }

  private mutating func run(_ word: Word, _ rest: String) -> [Line] {
    switch word {
    case .goal: return drawing
    case .check: return judged(isAsked: true)
    case .hint: return hint()
    case .solution: return Self.solution(of: lesson)
    case .lessons where rest.isEmpty: return list
    case .lessons, .lesson: return open(named: rest)
    case .next where !rest.isEmpty: return open(named: rest)
    case .reset:
      progress.lines[lesson.name] = nil
      touched.insert(lesson.name)
      begin()
      return page
    case .next:
      guard index + 1 < course.lessons.count else {
        return [Line(.note, "this is the last lesson; type lessons for a list")]
      }
      let left =
        isDone || progress.done[lesson.name] != nil
        ? []
        : [
          Line(
            .note, "note  \(lesson.name) is not done; type lesson \(lesson.name) to return to it")
        ]
      return left + open(index + 1)
    }
  }

  private mutating func open(named word: String) -> [Line] {
    guard let position = course.position(of: word) else {
      let nearest = course.nearest(to: word).map { "; did you mean \($0)?" } ?? ""
      return [Line(.error, "there is no lesson \"\(word.escaped)\"\(nearest)")]
    }
    return open(position)
  }

  private mutating func open(_ position: Int) -> [Line] {
    do throws(Diagnostic) {
      goal = try Goal(course.lessons[position])
      index = position
      begin()
      return page
    } catch { return ErrorReport(error, place: course.files[position]).lines() }
  }

  // MARK: - The check

  /// Compares the try with the goal.
  ///
  /// The lesson's advice about a wrong try is given when the learner asks for it, and when the try
  /// looks finished: when nothing is missing, ambiguous or in conflict except as in the goal.
  private mutating func judged(isAsked: Bool) -> [Line] {
    let verdict = goal.verdict(on: shell)
    if verdict.agrees { return finished() }
    let isUnfinished = verdict.differences.contains { difference in
      switch difference.kind {
      case .ambiguous, .missing, .conflict(isInGoal: true): difference.condition == nil
      default: false
      }
    }
    let reply = goal.reply(to: shell, verdict)
    let first = Paragraph.item("not yet", reply[0], indent: 9).map { Line(.hint, $0) }
    guard isAsked || !isUnfinished else { return first }
    return first + reply.dropFirst().map { Line(.text, "  \($0)".withoutTrailingBlanks) }
  }

  private mutating func finished() -> [Line] {
    isDone = true
    let count = typed.reduce(0) { $0 + Input($1).commandCount }
    touched.insert(lesson.name)
    progress.done[lesson.name] = min(count, progress.done[lesson.name] ?? count)
    let par = count > lesson.par ? ", par is \(lesson.par)" : ", par \(lesson.par)"
    let next =
      index + 1 < course.lessons.count
      ? "type next for: \(course.lessons[index + 1].title)" : "this was the last lesson"
    return [Line(.resolved, "= done     \(count.counted("command"))\(par)")]
      + lesson.because.lines.map { Line(.text, "  \($0)".withoutTrailingBlanks) }
      + [Line(.hint, next)]
  }

  // MARK: - Help

  private mutating func hint() -> [Line] {
    defer { hintCount += 1 }
    if hintCount < lesson.hints.count {
      return lesson.hints[hintCount].lines.map { Line(.hint, "  \($0)".withoutTrailingBlanks) }
    }
    let verdict = goal.verdict(on: shell)
    guard let first = verdict.first else { return [Line(.resolved, "it agrees with the goal")] }
    let difference = Paragraph.lines("  \(first)", indent: 2).map { Line(.hint, $0) }
    guard let suggestion = Suggestion(for: shell, goal) else {
      return difference
        + [Line(.hint, "  No single change gets closer to the goal; type reset to start again.")]
    }
    return difference
      + suggestion.text.flatMap { Paragraph.lines("  \($0)", indent: 8) }.map { Line(.hint, $0) }
  }

  /// The solutions of a lesson: its own, then the other answers.
  package static func solution(of lesson: Lesson) -> [Line] {
    ([lesson.goal] + lesson.answers).flatMap { script in
      [Line(.heading, script.name == "goal" ? "the shortest way" : script.name)]
        + script.inputs.flatMap { input in
          input.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            Line(.code, "  \($0)")
          }
        }
    }
  }
}
