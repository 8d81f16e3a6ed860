import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import SwiftReader

extension Shell {
  /// Runs the lines of a loop: as one step if they change the layout, else one by one under their
  /// conditions, which leaves everything as it was.
  mutating func run(loop lines: [LoopedLine], of input: Input) throws(Diagnostic) -> Reply {
    let uses = try lines.map { (line) throws(Diagnostic) in try Self.use(line) }
    guard uses.contains(.asks) else {
      return try step(remembering: input.text) { (layout, memory) throws(Diagnostic) in
        try Self.apply(loop: lines, to: &layout, &memory)
      }
    }
    if let change = uses.firstIndex(of: .changes) {
      throw lines[change].refused("a loop either changes the layout or asks about it")
    }
    return try ask(lines)
  }

  /// Applies the lines of a loop that changes the layout, and returns remarks.
  static func apply(
    loop lines: [LoopedLine], to layout: inout Layout, _ memory: inout SwiftMemory
  ) throws(Diagnostic) -> [String] {
    var remarks: [String] = []
    for (index, line) in lines.enumerated() {
      SearchProgress.report("lines of the loop", index, of: lines.count)
      guard !Interruption.isRequested else { throw .interrupted(in: line.typed) }
      switch try use(line) {
      case .nothing: continue
      case .asks: throw line.refused("only lines that change the layout are allowed here")
      case .changes: break
      }
      guard line.conditions.isEmpty else {
        throw line.refused(
          "a loop over devices or texts only asks", note: "use expect, or a look such as frames")
      }
      do throws(Diagnostic) {
        if let number = line.number { layout.moment.line = number }
        remarks += try apply(line.input, to: &layout, &memory)
      } catch {
        throw line.located(error)
      }
    }
    return settled(remarks, in: layout)
  }

  /// What a line of a loop does.
  private static func use(_ line: LoopedLine) throws(Diagnostic) -> LoopedLine.Use {
    if let use = line.use { return use }
    throw line.refused("this has no place in a loop")
  }

  /// Asks each line under its conditions.
  private func ask(_ lines: [LoopedLine]) throws(Diagnostic) -> Reply {
    var failures: [(label: String, reason: String)] = []
    var answers: [LoopAnswers.Answer] = []
    var conditions: [LoopCondition] = []
    var asked = self
    for (index, line) in lines.enumerated() where line.use == .asks {
      SearchProgress.report("lines of the loop", index, of: lines.count)
      guard !Interruption.isRequested else { throw .interrupted(in: line.typed) }
      if line.conditions != conditions {
        conditions = line.conditions
        asked = try under(line)
      }
      var trial = asked
      do throws(Diagnostic) {
        let reply = try trial.execute(line.input)
        if let reason = reply.failure { failures.append((line.label, reason)) }
        if let answer = reply.answer { answers.append(.init(label: line.label, finding: answer)) }
      } catch {
        throw line.located(error)
      }
    }
    var reply = answers.isEmpty ? Reply() : Reply(Answer(LoopAnswers(answers)))
    reply.failure = failures.first.map { first in
      let others = failures.dropFirst().map(\.label)
      return "for \(first.label): \(first.reason)"
        + (others.isEmpty ? "" : "; it also fails for \(Words.list(others))")
    }
    return reply
  }

  /// Returns the shell with the layout under the conditions of a line.
  private func under(_ line: LoopedLine) throws(Diagnostic) -> Shell {
    guard !isReading, !line.conditions.isEmpty else { return self }
    var shell = self
    var layout = self.layout
    do throws(LayoutError) {
      for condition in line.conditions { layout = try condition.applied(to: layout) }
    } catch {
      throw line.refused("the layout cannot be brought under this condition")
    }
    shell.timeline.append(command: line.typed, layout: layout, memory: .init(), summary: "")
    shell.analysis = LayoutAnalysis(layout, after: analysis)
    return shell
  }
}

extension LoopedLine {
  /// Returns the error of a line that a loop cannot run.
  fileprivate func refused(_ reason: String, note: String? = nil) -> Diagnostic {
    let end = max(1, input.text.unicodeScalars.count)
    return located(Diagnostic(.notInAStep, reason, at: 0..<end, in: input.text, note: note))
  }
}

/// What a question in a loop found for each value.
struct LoopAnswers: Finding {
  struct Answer: Encodable, Sendable {
    private enum Key: String, CodingKey {
      case label = "case"
      case answer
    }

    let label: String
    let finding: any Finding

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(label, forKey: .label)
      try container.encode(JSONDocument(finding), forKey: .answer)
    }
  }

  private enum Key: String, CodingKey { case cases }

  private let answers: [Answer]

  /// Makes it of the answers in order.
  init(_ answers: [Answer]) { self.answers = answers }

  var passages: [Passage] { passages(\.passages) }
  var plainPassages: [Passage] { passages(\.plainPassages) }

  private func passages(_ part: (any Finding) -> [Passage]) -> [Passage] {
    answers.flatMap { [Passage(.heading, "for \($0.label)")] + part($0.finding) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(answers, forKey: .cases)
  }
}
