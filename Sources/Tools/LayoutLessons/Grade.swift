import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutShell
import PlumbLanguage
import SwiftReader
import UIKitTexts

/// The grade of one answer to a lesson.
///
/// Answers are not trusted: they have no access to files, their time is limited, and any content
/// results in a grade.
package struct Grade: Hashable, Sendable, Codable {
  /// How it ended.
  package enum Outcome: String, Hashable, Sendable, Codable {
    case right, wrong, unreadable
    /// There is none, because the process that graded it ended.
    case crashed
  }

  /// The file.
  package var path: String
  /// How it ended.
  package var outcome: Outcome
  /// The first difference, or why the answer could not be read; empty for a right answer.
  package var reason = ""
  /// The lesson's advice, line by line.
  package var remarks: [String] = []
  /// The lines that were refused, each with its reason.
  package var refused: [String] = []
  /// How many commands it has; nil for Swift, where they are not counted.
  package var commandCount: Int?
  /// The line that the reason is about, counted from 1; nil if it is about no line.
  package var line: Int?
  /// How many conditions of the lesson it agrees under, the layout as it is counted as one, and how
  /// many there are; nil if it could not be read.
  package var points: Points?
  /// What differs first, without numbers, so that answers with the same mistake are counted
  /// together; empty for a right answer.
  package var mistake = ""
  /// The first line that led away from the goal or was refused; nil if none did.
  package var wrongStep: Step?

  /// Points reached, and the most there are.
  package struct Points: Hashable, Sendable, Codable {
    package var reached: Int
    package var most: Int
  }

  /// A line of an answer.
  package struct Step: Hashable, Sendable, Codable {
    /// Its number, counted from 1.
    package var line: Int
    /// What it says.
    package var text: String
  }

  /// The largest answer that is read, in bytes.
  package static let sizeLimit = 1_000_000

  /// An answer that could not be read.
  package init(path: String, unreadable reason: String, line: Int? = nil) {
    self.path = path
    outcome = .unreadable
    self.reason = reason
    self.line = line
  }

  /// An answer that was being graded when the process that did so ended.
  package init(path: String, lost reason: String) {
    self.path = path
    outcome = .crashed
    self.reason = reason
  }

  /// Grades the text of an answer within a time limit.
  package init(path: String, text: String, _ goal: Goal, limit: Duration) {
    guard text.utf8.count <= Self.sizeLimit else {
      self.init(path: path, unreadable: "it is larger than \(Self.sizeLimit) bytes")
      return
    }
    let interruption = Interruption(deadline: .now + limit)
    let grade = interruption.run { Grade(path: path, text, goal) }
    guard let grade, !interruption.isOver else {
      self.init(path: path, unreadable: "it took longer than \(limit.components.seconds) s")
      return
    }
    self = grade
  }

  private init(path: String, _ text: String, _ goal: Goal) {
    guard goal.lesson.questions.isEmpty else {
      self.init(path: path, answers: text, goal)
      return
    }
    let submission: Submission
    do throws(Diagnostic) { submission = try Submission(text, named: path, to: goal) } catch {
      self.init(
        path: path, unreadable: "\(error.message) [\(error.code.rawValue)]", line: error.lineNumber)
      return
    }
    let verdict = goal.verdict(on: submission.shell)
    self.init(path: path, unreadable: "")
    points = goal.points(for: verdict)
    commandCount = submission.commandCount
    outcome = verdict.agrees ? .right : .wrong
    if verdict.agrees, let excess = commandCount.flatMap(goal.excess) {
      (outcome, reason, mistake) = (.wrong, excess, "more commands than the lesson allows")
    }
    guard !verdict.agrees else { return }
    let reply = goal.reply(to: submission.shell, verdict)
    reason = reply.first ?? ""
    remarks = Array(reply.dropFirst())
    refused = submission.refused
    mistake = verdict.differences.first?.mistake ?? ""
    wrongStep = submission.firstWrongStep(goal)
  }
}

/// The result of running an answer.
struct Submission {
  /// The shell it ends in.
  private(set) var shell: Shell
  /// How many commands it has; nil for files that are not commands.
  private(set) var commandCount: Int?
  /// The lines that were refused, each with its reason.
  private(set) var refused: [String] = []
  /// The lines that were typed, each with the shell after it, nil where it was refused.
  private var steps: [(step: Grade.Step, shell: Shell?)] = []
  /// The shell in which they begin.
  private var beginning: Shell?

  /// The most lines that are asked whether they led away.
  private static let stepLimit = 40

  /// The first line that was refused, or after which the try is further from the goal than before.
  func firstWrongStep(_ goal: Goal) -> Grade.Step? {
    guard var before = beginning.map({ goal.verdict(on: $0).distance }) else { return nil }
    for (step, shell) in steps.prefix(Self.stepLimit) where !Interruption.isRequested {
      guard let shell else { return step }
      let distance = goal.verdict(on: shell).distance
      if distance > before + 0.0001 { return step }
      before = distance
    }
    return nil
  }

  /// The most refused lines that are reported.
  private static let refusedLimit = 3

  /// Runs an answer: a session, code, anything else that holds a layout, or lines that continue the
  /// start of the lesson, which are what ``FileKind`` does not know.
  ///
  /// - Throws: The reason why it cannot be read.
  init(_ text: String, named path: String, to goal: Goal) throws(Diagnostic) {
    let texts = SourceTexts(text, named: path.lastPart)
    switch try? FileKind(of: texts, named: path) {
    case .session?: try self.init(session: text, goal)
    // Code behind the prompt is lines as well.
    case .foreign? where Pasted.commands(of: Self.lines(of: text)) != nil, nil:
      self.init(lines: text, goal)
    case .foreign(let format)?:
      switch format.reader {
      case .program(let run): try self.init(program: texts, goal, run)
      case .layouts, .scenes:
        let file = try OpenedFile(texts, named: path)
        guard let layout = file.firstLayout, layout.root != nil else {
          throw Diagnostic(.noLayout, "it does not make a layout", at: [], in: "")
        }
        self.init(layout: layout, adopting: goal.opening.layout)
      }
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// A layout that was made elsewhere; its views get the content of the views with the same names
  /// in `lesson`, if that is given.
  private init(layout: Layout, refused: [String] = [], adopting lesson: Layout?) {
    shell = Shell(layout, files: Goal.noFiles, source: .session)
    shell.echo = .off
    self.refused = refused
    if let lesson { adopt(lesson) }
  }

  private init(session text: String, _ goal: Goal) throws(Diagnostic) {
    let session = try Session(text)
    shell = goal.opening
    var player = Player(session, files: Goal.noFiles)
    let makesRoot = session.checks.contains { check in
      ["root", "device", "read", "import"].contains(check.input.command?.name)
    }
    guard makesRoot else {
      // The session continues the start of the lesson.
      commandCount = 0
      beginning = shell
      for check in session.checks { run(check.input) }
      return
    }
    while let played = player.next() {
      guard !Interruption.isRequested else { break }
      if let error = played.reply.error, played.verdict == .refused {
        refuse(error, played.check.line)
      }
    }
    shell = player.shell
    shell.echo = .off
    guard shell.layout.root != nil else {
      throw Diagnostic(.noLayout, "it does not make a layout", at: [], in: "")
    }
  }

  /// Lines that continue the start of the lesson, as they were typed or as a terminal shows them.
  ///
  /// In a paste from the course, `again` starts over, and the words that open a lesson end what was
  /// typed in this one: of the parts, the one that is nearest to the goal counts.
  private init(lines text: String, _ goal: Goal) {
    let lines = Self.lines(of: text)
    // What was copied from a terminal has replies between the commands.
    let isPasted = Pasted.commands(of: lines) != nil
    let pasted = isPasted ? lines.map(Pasted.command) : lines
    var part = Submission(at: goal)
    var parts: [Submission] = []
    var reader = InputReader(firstLine: 1)
    for (index, line) in pasted.enumerated() where !Interruption.isRequested {
      let next = index + 1 < pasted.count ? pasted[index + 1] : nil
      if isPasted, !reader.isOpen, let word = Classroom.Word.word(of: line) {
        // The reader counts lines.
        _ = reader.feed("", before: { next })
        if word.startsOver {
          parts.append(part)
          part = Submission(at: goal)
        }
        continue
      }
      if let input = reader.feed(line, before: { next }) { part.run(input) }
    }
    if let open = reader.finish() { part.run(open) }
    parts.append(part)
    let typed = parts.filter { !$0.steps.isEmpty }
    self = part
    guard typed.count > 1 || part.steps.isEmpty else { return }
    let distances = typed.map { goal.verdict(on: $0.shell).distance }
    // Of equal ones the last.
    if let best = distances.min(), let index = distances.lastIndex(of: best) { self = typed[index] }
  }

  private init(at goal: Goal) {
    shell = goal.opening
    beginning = goal.opening
    commandCount = 0
  }

  private mutating func run(_ input: Input) {
    let reply = shell.run(input)
    if input.commandCount > 0 {
      let first = input.text.split(separator: "\n").first.map(String.init) ?? input.text
      steps.append(
        (Grade.Step(line: input.line ?? 1, text: first), reply.error == nil ? shell : nil))
    }
    if let error = reply.error {
      refuse(error, error.lineNumber ?? input.line ?? 1)
    } else {
      commandCount? += input.commandCount
    }
  }

  private mutating func refuse(_ error: Diagnostic, _ line: Int) {
    guard refused.count < Self.refusedLimit else { return }
    refused.append("line \(line) is refused: \(error.message)")
  }

  /// Statements continue the start of the lesson.
  ///
  /// A class makes a layout of its own, whose views get the content of the lesson's views with the
  /// same names.
  private init(
    program texts: SourceTexts, _ goal: Goal,
    _ run: (SourceTexts, String?, Layout, SwiftMemory) throws(Diagnostic) -> ImportedCode
  ) throws(Diagnostic) {
    let alone = try? run(texts, nil, Layout(), SwiftMemory())
    guard let alone, alone.type != nil, alone.layout.root != nil else {
      let code = try run(texts, nil, goal.opening.layout, goal.opening.timeline.now.memory)
      self.init(
        layout: code.layout, refused: code.skipped.prefix(Self.refusedLimit).map(\.text),
        adopting: nil)
      return
    }
    self.init(
      layout: alone.layout, refused: alone.skipped.prefix(Self.refusedLimit).map(\.text),
      adopting: goal.opening.layout)
  }

  /// Gives the root the name and size, and the views the content, that they have in the lesson.
  private mutating func adopt(_ lesson: Layout) {
    let layout = shell.layout
    guard let root = layout.root, let wanted = lesson.root.flatMap(lesson.item) else { return }
    let name = layout.name(of: root)
    if name != wanted.name {
      _ = shell.run("rename \(Name.written(name)) \(Name.written(wanted.name))")
    }
    if let size = wanted.givenSize {
      _ = shell.run(
        "root \(Name.written(wanted.name)) \(size.width.exactlySpelled)x\(size.height.exactlySpelled)"
      )
    }
    for item in lesson.items where item.id != lesson.root && item.isView && item.stack == nil {
      guard case .item(let id)? = layout.named(item.name), let own = layout.item(id),
        own.content != item.content
      else { continue }
      let content = [item.content[.horizontal], item.content[.vertical]]
        .map { $0?.exactlySpelled ?? "-" }.joined(separator: "x")
      if content != "-x-" { _ = shell.run("content \(Name.written(item.name)) \(content)") }
    }
  }
}

extension String {
  /// The part after the last slash.
  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
