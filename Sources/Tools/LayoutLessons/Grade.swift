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
  /// How many commands it has; nil for Swift, where they are not counted.
  package var commandCount: Int?
  /// The line that the reason is about, counted from 1; nil if it is about no line.
  package var line: Int?

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
    let submission: Submission
    do throws(Diagnostic) { submission = try Submission(text, named: path, to: goal) } catch {
      self.init(
        path: path, unreadable: "\(error.message) [\(error.code.rawValue)]", line: error.lineNumber)
      return
    }
    let verdict = goal.verdict(on: submission.shell, isBrief: true)
    self.init(path: path, unreadable: "")
    commandCount = submission.commandCount
    outcome = verdict.agrees ? .right : .wrong
    guard !verdict.agrees else { return }
    let reply = goal.reply(to: submission.shell, verdict)
    reason = reply.first ?? ""
    remarks = Array(reply.dropFirst()) + submission.refused
  }
}

/// The result of running an answer.
struct Submission {
  /// The shell it ends in.
  private(set) var shell: Shell
  /// How many commands it has; nil for files that are no commands.
  private(set) var commandCount: Int?
  /// The lines that were refused, each with its reason.
  private(set) var refused: [String] = []

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
    case nil: self.init(lines: text, goal)
    }
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

  private init(lines text: String, _ goal: Goal) {
    shell = goal.opening
    commandCount = 0
    var reader = InputReader(firstLine: 1)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    // What was copied from a terminal has replies between the commands.
    let pasted = Pasted.commands(of: lines) == nil ? lines : lines.map(Pasted.command)
    for (index, line) in pasted.enumerated() where !Interruption.isRequested {
      let next = index + 1 < pasted.count ? pasted[index + 1] : nil
      if let input = reader.feed(line, before: { next }) { run(input) }
    }
    if let open = reader.finish() { run(open) }
  }

  private mutating func run(_ input: Input) {
    let reply = shell.run(input)
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
