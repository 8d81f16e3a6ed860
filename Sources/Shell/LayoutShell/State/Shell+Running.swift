import LayoutDrawing
import LayoutModel
import PlumbLanguage
import XcodeLogs
import SwiftReader

extension Shell {
  /// Runs a text as one input; `line` is the number of its first line in the file it comes from,
  /// counted from 1.
  package mutating func run(_ text: String, line: Int? = nil) -> Reply {
    run(Input(text, line: line))
  }

  /// Runs one input and returns its reply.
  ///
  /// If the reply has an error, the document and its steps are as before.
  package mutating func run(_ input: Input) -> Reply {
    line = input.line
    let known = known(input)
    let meant = source == .prompt ? meaning(of: known) : known
    var attempt = self
    let before = milestone
    let reads = ReadLog()
    attempt.files = files.logged(in: reads)
    var reply: Reply
    do throws(Diagnostic) {
      reply = try attempt.execute(meant)
      reply.render()
      attempt.lastError = nil
      attempt.files = files
      self = attempt
    } catch {
      lastError = error.code
      reply = Reply()
      reply.error = refusedRedirection(meant) ?? corrected(error, meant)
    }
    transcript.append(meant, reply, as: recorded)
    if !reply.isMatterOfTaste {
      let isWork = reply.error == nil && (milestone != before || meant.isWork)
      journal.append(
        Journal.Entry(
          input.text, from: source, number: line, reads: reads.reads, isWork: isWork,
          isRefused: reply.error != nil))
    }
    if reply.isCut { cutReply = reply }
    recorded = nil
    return reply
  }

  /// The parts of the state by which a line is seen to have changed something.
  private struct Milestone: Equatable {
    var stepCount: Int
    var current: Int
    var echo: Echo
    var wording: Wording
  }

  private var milestone: Milestone {
    Milestone(
      stepCount: timeline.nextNumber, current: timeline.current, echo: echo, wording: wording)
  }

  /// Returns the input, classified with the names that earlier Swift lines made.
  func known(_ input: Input) -> Input { Self.known(input, layout, timeline.now.memory) }

  private static func known(_ input: Input, _ layout: Layout, _ memory: SwiftMemory) -> Input {
    guard !memory.isEmpty else { return input }
    return input.knowing { SwiftProgram.knows($0, in: layout, memory) }
  }

  /// Runs an input that is classified and complete.
  ///
  /// If it throws, the shell is half changed and must not be used.
  mutating func execute(_ input: Input) throws(Diagnostic) -> Reply {
    switch input.kind {
    case .note: return Reply()
    case .log:
      let path = transcript.unusedName("pasted", ImportFormat.ending(of: input.text))
      // In a batch the log was all of standard input, so no command such as `fix` can follow it.
      return try take(
        input.text, from: path, keeping: source == .batch ? .importing(nil) : .prompt)
    case .block(let block): return try run(block, of: input)
    case .command(let index):
      let command = Commands.all[index]
      var reader = try input.reader(in: layout)
      reader.takeName(of: command)
      if isReading, command.asksSolution {
        try command.grammar.readLine(&reader)
        return Reply()
      }
      switch command.action {
      case .answer(let answer): return Reply(try answer(&reader, self))
      case .control(let control, _): return try control(&reader, &self)
      case .edit: break
      }
    case .swift:
      if let reply = try takeFile(namedAsModule: input) { return reply }
      return try run(swift: input)
    case .setting, .relation: break
    case .unknown: throw input.complaint
    }
    let spelled = input.kind == .relation ? input.canonical.text : input.text
    return try step(spelled) { (layout) throws(Diagnostic) in
      try Self.apply(known: input, to: &layout)
    }
  }

  /// Runs Swift code as one step.
  private mutating func run(swift input: Input) throws(Diagnostic) -> Reply {
    do throws(Diagnostic) {
      return try step(remembering: input.text) { (layout, memory) throws(Diagnostic) in
        try Self.notes(SwiftProgram.run(input.text, on: &layout, remembering: &memory))
      }
    } catch {
      var located = error
      // The lines of the code are counted from the first line of the input.
      located.lineNumber = error.lineNumber.flatMap { number in input.line.map { $0 + number - 1 } }
      throw located
    }
  }

  // MARK: - Applying

  /// Applies one line that changes the document, and returns remarks.
  static func apply(_ line: Input, to layout: inout Layout) throws(Diagnostic) -> [String] {
    var memory = SwiftMemory()
    return try apply(line, to: &layout, &memory)
  }

  /// Applies one line that changes the document or what later Swift lines can use, and returns
  /// remarks.
  static func apply(
    _ line: Input, to layout: inout Layout, _ memory: inout SwiftMemory
  ) throws(Diagnostic) -> [String] {
    let line = known(line, layout, memory)
    guard line.kind == .swift else { return try apply(known: line, to: &layout) }
    return try notes(SwiftProgram.run(line.text, on: &layout, remembering: &memory))
  }

  private static func apply(
    known line: Input, to layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    switch line.kind {
    case .note: return []
    case .command(let index):
      let command = Commands.all[index]
      var reader = try line.reader(in: layout)
      let word = reader.here
      reader.takeName(of: command)
      guard let edit = command.action.edit else {
        throw Diagnostic(
          .notInAStep, "only lines that change the layout are allowed here", at: word,
          in: line.text)
      }
      return try edit(&reader, &layout)
    case .relation:
      var reader = try line.reader(in: layout)
      return try RelationLine.apply(&reader, &layout)
    case .setting:
      var reader = try line.reader(in: layout)
      return try SettingLine.apply(&reader, &layout)
    case .swift, .block, .log, .unknown: throw line.complaint
    }
  }

  /// Remarks on code, as lines.
  private static func notes(_ remarks: [String]) -> [String] {
    remarks.flatMap { Paragraph.lines("note  \($0)", indent: 6) }
  }
}

extension Input {
  /// Whether the input is worth saving although it changes nothing: prose, or an expectation.
  fileprivate var isWork: Bool {
    if case .note = kind { return !text.isBlank && text.trimmedBlanks != "#" }
    return traits.contains(.checks)
  }
}
