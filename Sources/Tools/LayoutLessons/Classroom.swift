package import LayoutDiagnosis
package import LayoutDrawing
import LayoutModel
package import LayoutShell
package import PlumbLanguage
import UIKitTexts

/// A course in progress, as a value: `(state, line) -> (state, reply)`.
///
/// A line is a command for the shell, or one of the words of ``Word``. After each line that changes
/// the layout, the try is compared with the goal, and both are drawn.
package struct Classroom: Sendable {
  /// The course.
  package let course: Course
  /// The learner's progress.
  package internal(set) var progress: Progress
  /// The names of the lessons whose progress changed.
  package internal(set) var touched: Set<String> = []
  /// The position of the lesson that is open.
  package internal(set) var index: Int
  /// The shell of the lesson.
  package internal(set) var shell: Shell
  /// Whether the lesson was finished since it was opened.
  package internal(set) var isDone = false
  /// Whether the lesson is done once more, for review: what was typed in it before stays as it is.
  package internal(set) var isReview = false
  var goal: Goal
  /// How many hints were given since the lesson was opened.
  var hintCount = 0
  /// Whether the solutions were shown since then.
  var hasSeenSolution = false
  /// The answers to the questions of the lesson.
  var answering: Answering
  /// The word that waits for an answer to its question.
  var waiting: Word?
  /// How often a lesson was opened or started over.
  var visit = 0
  /// The number of the present day, counted from any beginning; nil where no dates are kept.
  let today: Int?
  private let files: Files
  private let source: Shell.Source
  /// The step at which the lesson begins.
  private var start: Int

  /// The lines of the terminal; a page and a reply have room in them together with the prompt.
  @TaskLocal static var rows = usualRows

  /// The lines of a terminal if it does not say how many it has.
  package static let usualRows = 24

  /// Opens a lesson of a course: the one at `position`, otherwise the one that was open last,
  /// otherwise the first that is neither finished nor tested out of.
  ///
  /// - Throws: The error in the lesson.
  package init(
    _ course: Course, _ progress: Progress, opening position: Int? = nil, files: Files,
    source: Shell.Source, today: Int? = nil
  ) throws(Diagnostic) {
    let last = progress.current.flatMap { name in course.lessons.firstIndex { $0.name == name } }
    let unfinished = course.lessons.indices.first { !progress.isPassed($0, in: course) }
    let index = position ?? last ?? unfinished ?? 0
    let goal = try Goal(course.lessons[index])
    self.course = course
    self.progress = progress
    self.index = index
    self.goal = goal
    self.files = files
    self.source = source
    self.today = today
    shell = goal.opening
    answering = Answering(goal)
    start = 0
    begin()
  }

  /// The lesson that is open.
  package var lesson: Lesson { course.lessons[index] }

  /// Resets the shell to the start of the lesson, then repeats what was typed there before.
  mutating func begin(forReview: Bool = false) {
    visit += 1
    shell = goal.opening
    shell.echo = .news
    shell.files = files
    shell.source = source
    start = shell.timeline.current
    isDone = false
    isReview = forReview
    hintCount = 0
    hasSeenSolution = false
    answering = Answering(goal)
    waiting = nil
    progress.current = lesson.name
    let lines = forReview ? [] : progress.lines[lesson.name] ?? []
    for line in lines where shell.run(line).error != nil { break }
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
    /// What was added to the transcript; nil if the line was one of the words.
    package var entry: Transcript.Entry?
    /// The layout that the line tried without keeping it.
    package var tried: LayoutAnalysis?
    /// Whether a browser is to follow, or no longer; nil if the line did not ask for either.
    package var watching: Bool?
    /// What has to be answered with yes before the line does anything; see ``agree(width:rows:)``.
    package var question: String?
  }

  /// Runs a line.
  package mutating func run(
    _ input: Input, width: Int = Paragraph.usual, rows: Int = usualRows
  ) -> Answer {
    waiting = nil
    return Self.$rows.withValue(rows) {
      Paragraph.$width.withValue(width) {
        if let word = Word.word(of: input.text) {
          let words = input.text.split(separator: " ").map(String.init)
          let lines = run(word, words.dropFirst().joined(separator: " "))
          return Answer(lines: lines, question: waiting == nil ? nil : question)
        }
        return run(line: input, width: width)
      }
    }
  }

  /// Does what the last line asked about.
  package mutating func agree(
    width: Int = Paragraph.usual, rows: Int = usualRows
  ) -> Answer {
    guard waiting != nil else { return Answer(lines: []) }
    return Self.$rows.withValue(rows) {
      Paragraph.$width.withValue(width) { Answer(lines: startAgain()) }
    }
  }

  private mutating func run(line input: Input, width: Int) -> Answer {
    guard input.command?.name != "new" else {
      return Answer(lines: [
        Line(.note, "note  new would remove what the lesson starts with; again starts it over")
      ])
    }
    if let refusal = refusal(of: input) { return Answer(lines: refusal) }
    let (step, count) = (shell.timeline.current, shell.timeline.nextNumber)
    let entryCount = shell.transcript.entries.count
    let reply = shell.run(input)
    shell.markSaved()
    var answer = Answer(
      lines: reply.page(as: .table, width: width, to: input.text, at: shell.timeline.current),
      exit: reply.exit, correction: reply.error?.correction, error: reply.error,
      entry: shell.transcript.entries.dropFirst(entryCount).last, tried: reply.tried,
      watching: reply.watching)
    if let error = reply.error { answer.lines += advice(on: error, in: input) }
    if !shell.timeline.path(to: shell.timeline.current).contains(start) {
      shell.goBack(to: start)
      // The shell's reply is about a step before the lesson, which is not reachable.
      answer.lines = [
        Line(
          .note,
          step == start
            ? "note  this is the start of the lesson; there is nothing to undo"
            : "note  back at the start of the lesson; what was before it is not undone")
      ]
    }
    guard shell.timeline.current != step || shell.timeline.nextNumber != count else {
      return answer
    }
    // The question is answered: what is typed afterwards counts for nothing.
    guard lesson.questions.isEmpty else { return answer }
    if !isReview {
      touched.insert(lesson.name)
      progress.lines[lesson.name] = typed
    }
    answer.lines += judged(isAsked: false, behind: answer.lines.count)
    return answer
  }

  /// The lines that lead from the start of the lesson to the current state.
  var typed: [String] {
    shell.timeline.path(to: shell.timeline.current).filter { $0 > start }
      .map { shell.timeline.steps[$0].command }
  }

  /// The shells on the way from the start of the lesson to the current state, the last one first.
  var earlier: [Shell] {
    shell.timeline.path(to: shell.timeline.current).filter { $0 >= start }.reversed().dropFirst()
      .map { step in
        var earlier = shell
        earlier.goBack(to: step)
        return earlier
      }
  }

  // MARK: - The check

  /// Compares the try with the goal, and draws both below a reply of `count` lines.
  ///
  /// The lesson's advice about a wrong try is given when the learner asks for it, and when the try
  /// looks finished: when nothing is missing, ambiguous or in conflict except as in the goal.
  mutating func judged(isAsked: Bool, behind count: Int) -> [Line] {
    let verdict = goal.verdict(on: shell)
    if verdict.agrees {
      let commands = typed.reduce(0) { $0 + Input($1).commandCount }
      if let best = progress.done[lesson.name], isDone, !isAsked, best <= commands {
        return agreed(in: room(besides: count + 1))
      }
      if let excess = goal.excess(of: commands) {
        let said = Paragraph.item("not yet", "\(excess): undo takes back a line", indent: 9)
          .map { Line(.hint, $0) }
        return present(in: room(besides: count + said.count)) + said
      }
      return finished(behind: count, count: commands)
    }
    let isUnfinished = verdict.differences.contains { difference in
      switch difference.kind {
      case .ambiguous, .missing, .conflict(isInGoal: true): difference.condition == nil
      default: false
      }
    }
    let reply = goal.reply(to: shell, verdict)
    let scene = Scene(of: shell, goal, verdict)
    // What is drawn and what is said are about the same size and condition.
    let sentence = scene.difference?.sentence ?? reply[0]
    var said =
      turned(behind: count) + Paragraph.item("not yet", sentence, indent: 9).map { Line(.hint, $0) }
    if isAsked || !isUnfinished {
      said += reply.dropFirst().map { Line(.text, "  \($0)".withoutTrailingBlanks) }
    }
    return drawing(of: scene, in: room(besides: count + said.count)) + said
  }

  /// Which way the layout is read now, behind a line that turned it around without moving anything:
  /// a reply of `count` lines, none then.
  private func turned(behind count: Int) -> [Line] {
    guard count == 0, typed.last?.hasPrefix("rtl") ?? false else { return [] }
    let way = shell.layout.isRightToLeft ? "from right to left" : "from left to right"
    return [Line(.note, "note  read \(way) now; nothing moves")]
  }

  /// Notes that the lesson is done, with `count` commands or answers, and shows what was reached.
  mutating func finished(behind lineCount: Int, count: Int) -> [Line] {
    isDone = true
    let isFirst = progress.done[lesson.name] == nil
    let wasPassed = passedOver
    touched.insert(lesson.name)
    progress.done[lesson.name] = min(count, progress.done[lesson.name] ?? count)
    progress.note(
      lesson.name, isReview: isReview, withHelp: hintCount > 0 || hasSeenSolution, on: today)
    var said = [
      Line(
        .resolved,
        "= done     \(count.counted(lesson.counted)), "
          + Self.compared(count, lesson.par))
    ]
    said += lesson.because.lines.map { Line(.text, "  \($0)".withoutTrailingBlanks) }
    let passed = passedOver.filter { !wasPassed.contains($0) }
    if !passed.isEmpty {
      said += Paragraph.lines(
        "that tests you out of \(Self.numbers(of: passed.sorted())) before it", indent: 2
      ).map { Line(.resolved, $0) }
    }
    said += isReview ? [Line(.hint, reviewCount)] : following(isFirst: isFirst)
    return present(in: room(besides: lineCount + said.count)) + said
  }

  /// Lessons by their numbers: `lesson 2`, or `lessons 4, 5 and 7`.
  private static func numbers(of positions: [Int]) -> String {
    let numbers = positions.map { "\($0 + 1)" }
    guard numbers.count > 1 else { return "lesson " + numbers.joined() }
    return "lessons \(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])"
  }

  /// The reply to a line after the lesson is done, when someone looks at it or goes on trying.
  private func agreed(in rows: Int) -> [Line] {
    present(in: rows) + [Line(.resolved, "= done     still; check repeats what was said")]
  }

  /// A number of commands beside the par.
  static func compared(_ count: Int, _ par: Int) -> String {
    let numbers = ["", "one", "two", "three", "four", "five"]
    func word(_ number: Int) -> String {
      numbers.indices.contains(number) ? numbers[number] : "\(number)"
    }
    if count > par { return "par is \(par)" }
    return count == par ? "par \(par)" : "\(word(par - count)) under par"
  }

  /// What comes after the lesson.
  private func following(isFirst: Bool) -> [Line] {
    var lines: [Line] = []
    if let place = course.chapters.firstIndex(where: { $0.lessons.last == index }),
      !course.chapters[place].summary.isEmpty, isFirst
    {
      lines.append(
        Line(.hint, "end of the chapter: type summary \(place + 1) for what it was about"))
    }
    return lines + [
      Line(
        .hint,
        index + 1 < course.lessons.count
          ? "type next for: \(course.lessons[index + 1].title)" : "this was the last lesson")
    ]
  }

  // MARK: - Drawings

  /// The lines of the terminal that are left for a drawing: not for the line that was typed, the
  /// next prompt, and what else is printed.
  func room(besides count: Int) -> Int { Self.rows - 2 - count }

  /// The goal beside the current state; nothing if there is no room for it.
  func drawing(of verdict: Verdict, in rows: Int) -> [Line] {
    drawing(of: Scene(of: shell, goal, verdict), in: rows)
  }

  private func drawing(of scene: Scene, in rows: Int) -> [Line] {
    guard rows >= SideBySide.leastRows else { return [] }
    return SideBySide(scene, comparing: goal.views, rows: rows).lines.map { Line(.picture, $0) }
  }

  /// The layout that was reached, alone.
  private func present(in rows: Int) -> [Line] {
    guard rows >= SideBySide.leastRows, let root = shell.layout.root else { return [] }
    var look = TerminalDrawing.Look()
    look.rows = rows
    look.details = .texts
    let lines = TerminalDrawing(shell.analysis.solved, of: root, look).lines
    // A log may leave the size of its root open.
    return lines.count > 1 ? lines.map { Line(.picture, $0) } : []
  }
}
