public import LayoutDiagnosis
import LayoutDrawing
public import LayoutModel
public import LayoutNotation
import SwiftNotation

/// The whole state of a session, as a value: `(state, line) -> (state, reply)`.
///
/// A line either works or leaves the state exactly as it was.
public struct Shell: Sendable {
  /// What is printed after a step.
  public enum Echo: String, Sendable, CaseIterable {
    case off, news, frames
  }

  /// Where lines come from, which decides what they may do.
  public enum Source: String, Sendable, Codable {
    /// A person; beginnings of commands are enough.
    case prompt
    /// A file or a pipe; only whole words.
    case batch
    /// A session that is replayed.
    case session
  }

  /// The steps so far.
  public internal(set) var timeline = Timeline()
  /// The document of the current step, solved and examined.
  public internal(set) var examination = Examination(Layout())
  /// What is printed after a step.
  public var echo = Echo.news
  /// How conflicts are told.
  public internal(set) var logStyle = LogStyle.plumb
  /// How output looks; never part of an answer.
  public internal(set) var taste = Taste()
  /// Every line that was accepted, with what was printed: what `save` writes.
  public internal(set) var transcript = Transcript()
  /// The files of a session's folder.
  public var files: Files
  /// Where lines come from.
  public var source: Source
  /// What the last line was refused for, for `expect error`.
  public internal(set) var lastError: ErrorCode?
  /// What a foreign system chose to break, after an import.
  public var systemBroke: Rule.ID? { layout.systemBroke }
  /// The step of which `exercise` showed another picture last.
  var exercised: Int?
  /// The list of repairs that was printed last.
  var listedRepairs: ListedRepairs?
  /// By how much numbers may differ in an expectation, in points.
  public var tolerance = 0.001
  /// The line of the file that is being run.
  var line: Int?
  /// How many sessions read each other around this one.
  var readDepth = 0
  /// What the transcript holds instead of the input, and of the reply where that is another one.
  var recorded: (input: String, lines: [String]?)?
  /// Whether files that are there may be written over without being asked for.
  public var replacesFiles = false
  /// What files held when they were opened or written here, by their identities.
  var knownTexts: [String: String] = [:]
  /// The session that was opened or saved last, as it was named.
  var page: String?
  /// Everything it was told, to bring another shell to the same state.
  public internal(set) var journal = Journal()
  /// The last reply that was cut, for `more`.
  var cutReply: Reply?
  /// How much work there was when `quit` last said that it is not saved.
  var workWhenAsked: Int?

  /// A shell with nothing in it.
  public init(files: Files = .none, source: Source = .prompt) {
    self.files = files
    self.source = source
  }

  /// Takes over what the header of a session says about every line.
  mutating func adopt(_ session: Session) {
    echo = session.echo
    tolerance = session.tolerance
    transcript.header = []
    if tolerance != Shell().tolerance {
      transcript.header.append("tolerance \(tolerance.exactlySpelled)")
    }
    if echo != .news { transcript.header.append("echo \(echo.rawValue)") }
    if let scale = session.scale { transcript.header.append("scale \(scale.exactlySpelled)") }
    if session.isRightToLeft { transcript.header.append("rtl on") }
    let beginning = Layout(scale: session.scale, isRightToLeft: session.isRightToLeft)
    timeline = Timeline(beginning)
    examination = Examination(beginning)
  }

  /// How many lines that were typed are not saved: they changed something, expect something or are
  /// prose.
  public var unsavedCount: Int { journal.unsavedCount }

  /// Takes all that was done so far as saved.
  public mutating func markSaved() { journal.markSaved() }

  /// What to say to whoever leaves lines behind that are not saved; nil where there are none, or
  /// where it was said already.
  public mutating func farewell() -> String? {
    guard unsavedCount > 0, workWhenAsked != journal.workCount else { return nil }
    workWhenAsked = journal.workCount
    let name = page?.escaped ?? "FILE"
    return unsavedCount == 1
      ? "1 line is not saved: save \(name) keeps it"
      : "\(unsavedCount) lines are not saved: save \(name) keeps them"
  }

  /// The document.
  public var layout: Layout { timeline.now.layout }

  // MARK: - Running

  /// Runs one line, or a block of several; `line` is its number in the file it comes from.
  public mutating func run(_ input: String, line: Int? = nil) -> Reply {
    self.line = line
    let input = Self.withoutLineEnds(input)
    let text = source == .prompt ? expanded(input) : Self.withoutPrompt(input)
    var attempt = self
    let before = milestone
    let reads = ReadLog()
    attempt.files = files.logged(in: reads)
    var reply: Reply
    do throws(Diagnostic) {
      reply = try attempt.execute(text)
      reply.fit()
      // What strangers wrote is shown, never obeyed, whoever prints the reply.
      reply.escapeControls()
      attempt.lastError = nil
      attempt.files = files
      self = attempt
    } catch {
      lastError = error.code
      reply = Reply()
      reply.error = forgiven(error, text)
    }
    transcript.append(recorded?.input ?? text, reply, lines: recorded?.lines)
    if !reply.isMatterOfTaste {
      let isWork = reply.error == nil && (milestone != before || Self.isWork(text))
      journal.append(
        Journal.Entry(
          input, from: source, number: line, reads: reads.reads, isWork: isWork,
          isRefused: reply.error != nil))
    }
    if reply.isCut { cutReply = reply }
    recorded = nil
    return reply
  }

  /// What a line changes that changes anything.
  private struct Milestone: Equatable {
    var stepCount: Int
    var current: Int
    var echo: Echo
    var logStyle: LogStyle
  }

  private var milestone: Milestone {
    Milestone(
      stepCount: timeline.nextNumber, current: timeline.current, echo: echo, logStyle: logStyle)
  }

  /// Whether a line is work although it changes nothing: prose, or an expectation.
  private static func isWork(_ text: String) -> Bool {
    switch LineKind(text) {
    case .note: !text.trimmedBlanks.isEmpty && text.trimmedBlanks != "#"
    case .command(let index): Commands.all[index].name == Command.expect.name
    default: false
    }
  }

  /// Whether an input is complete, or a block or a text in quotes is still open.
  public static func isComplete(_ input: String) -> Bool { OpenInput(input).isComplete }

  /// Whether a line goes on with a chain of Swift: it begins with a dot and the name of a member.
  public static func continuesChain(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0 == "\t" }
    guard rest.first == ".", let next = rest.dropFirst().first else { return false }
    return next.isLetter || next == "_"
  }

  /// Whether a line that begins with a dot can go on with an input: Swift, or the name of a view
  /// with or without members, as the first line of a chain.
  public static func canBeContinued(_ input: String) -> Bool {
    guard !opensBlock(input), !input.allSatisfy({ $0 == " " || $0 == "\t" }) else { return false }
    switch LineKind(String(input.prefix { $0 != "\n" })) {
    case .command: return false
    case .swift: return true
    default: return beginsChain(input)
    }
  }

  /// Whether an input begins with a name, alone or with members behind it: `card.drf`.
  static func beginsChain(_ input: String) -> Bool {
    let first = input.prefix { $0 != "\n" }.drop { $0 == " " || $0 == "\t" }
    guard let head = first.first, head.isLetter || head == "_" || head == "`" else { return false }
    return first.allSatisfy { $0.isLetter || $0.isNumber || "_.`?! \t\r".contains($0) }
      && !String(first).trimmedBlanks.contains(" ")
  }

  /// Whether an input begins with the line that opens a block.
  public static func opensBlock(_ input: String) -> Bool {
    Block.opens(String(input.prefix { $0 != "\n" }))
  }

  /// Whether a line closes the block that is open.
  public static func closesBlock(_ line: String) -> Bool { Block.closes(line) }

  mutating func execute(_ input: String) throws(Diagnostic) -> Reply {
    if Notations.recognising(input) != nil {
      let path = transcript.unusedName("pasted", ".log")
      // In a batch it was all of standard input, and nobody can say fix behind it.
      return try take(log: input, from: path, keeping: source == .batch ? .importing(nil) : .prompt)
    }
    if OpenText(input).breaksOutside || Block.opens(input) {
      return Self.opensSwift(input) || Self.isChain(input)
        ? try run(swift: input) : try run(block: input)
    }
    let kind = kind(of: input)
    switch kind {
    case .note: return Reply()
    case .command(let index):
      let command = Commands.all[index]
      var reader = try TokenReader(input, in: layout)
      reader.next()
      switch command.action {
      case .answer(let answer): return Reply(try answer(&reader, self))
      case .control(let control, _): return try control(&reader, &self)
      case .edit:
        return try step(input, kind) { (layout) throws(Diagnostic) in
          try Self.apply(input, kind, to: &layout)
        }
      }
    case .setting, .relation:
      return try step(input, kind) { (layout) throws(Diagnostic) in
        try Self.apply(input, kind, to: &layout)
      }
    case .swift:
      if let file = fileNamedAsModule(input) { return try execute(Self.importing(file)) }
      return try run(swift: input)
    case .unknown: throw Self.unknown(input)
    }
  }

  /// Applies one line that changes the document.
  static func apply(_ line: String, to layout: inout Layout) throws(Diagnostic) -> [String] {
    var memory = SwiftMemory()
    return try apply(line, to: &layout, &memory)
  }

  /// Applies one line that changes the document or what Swift lines know.
  static func apply(
    _ line: String, to layout: inout Layout, _ memory: inout SwiftMemory
  ) throws(Diagnostic) -> [String] {
    let kind = kind(of: line, layout, memory)
    guard kind == .swift else { return try apply(line, kind, to: &layout) }
    return try Self.notes(SwiftNotation.run(line, on: &layout, remembering: &memory))
  }

  /// What people should know about code, as lines.
  private static func notes(_ remarks: [String]) -> [String] {
    remarks.flatMap { Paragraph.lines("note  \($0)", indent: 6) }
  }

  /// What a line is, with what Swift lines before it named.
  func kind(of line: String) -> LineKind { Self.kind(of: line, layout, timeline.now.memory) }

  private static func kind(
    of line: String, _ layout: Layout, _ memory: SwiftMemory
  ) -> LineKind {
    guard !memory.isEmpty else { return LineKind(line) }
    return LineKind(line) { SwiftNotation.knows($0, in: layout, memory) }
  }

  private static func apply(
    _ line: String, _ kind: LineKind, to layout: inout Layout
  ) throws(Diagnostic) -> [String] {
    var reader = try TokenReader(line, in: layout)
    switch kind {
    case .command(let index):
      reader.next()
      guard let edit = Commands.all[index].action.edit else {
        throw Diagnostic(
          .notInAStep, "only lines that change the layout belong here",
          at: 0..<Commands.all[index].name.count, in: line)
      }
      return try edit(&reader, &layout)
    case .relation: return try RelationLine.apply(&reader, &layout)
    case .setting: return try SettingLine.apply(&reader, &layout)
    case .note: return []
    case .swift, .unknown: throw unknown(line)
    }
  }

  /// Whether a text of several lines is Swift: its first line is, or opens a bracket.
  private static func opensSwift(_ input: String) -> Bool {
    LineKind(String(input.prefix { $0 != "\n" })) == .swift
  }

  /// Whether a text of several lines is one chain: a name, and lines that begin with dots.
  private static func isChain(_ input: String) -> Bool {
    let second = input.split(separator: "\n").dropFirst().first
    return beginsChain(input) && second.map { continuesChain(String($0)) } ?? false
  }

  /// Runs Swift code as one step.
  private mutating func run(swift text: String) throws(Diagnostic) -> Reply {
    let offset = line
    do throws(Diagnostic) {
      return try step(remembering: text) { (layout, memory) throws(Diagnostic) in
        try Self.notes(SwiftNotation.run(text, on: &layout, remembering: &memory))
      }
    } catch {
      var located = error
      // Lines of a block count from the line it starts at.
      located.lineNumber = error.lineNumber.flatMap { number in offset.map { $0 + number - 1 } }
      throw located
    }
  }

  private static func unknown(_ line: String) -> Diagnostic {
    let tokens: [Token]
    do throws(Diagnostic) { tokens = try Lexer.tokens(of: line) } catch { return error }
    guard let first = tokens.first else {
      return Diagnostic(.unknownCommand, "this is no line of a session", at: 0..<1, in: line)
    }
    if tokens.count > 1, tokens[1].isSign(".") {
      return Diagnostic(
        .missing, "a rule needs ==, <= or >=", at: 0..<line.unicodeScalars.count, in: line)
    }
    let names = Commands.all.map(\.name)
    let begun = names.filter { $0.hasPrefix(first.text) }
    if begun.count > 1 {
      return Diagnostic(
        .unknownCommand, "\"\(first.text)\" begins several commands", at: first.range, in: line,
        note: "\(begun.dropLast().joined(separator: ", ")) or \(begun[begun.count - 1])?")
    }
    // `remove-view b` is not `remove`.
    let end = line.unicodeScalars.dropFirst(first.range.lowerBound).firstIndex { $0 == " " }
    if names.contains(first.text), tokens.count > 1,
      tokens[1].range.lowerBound == first.range.upperBound
    {
      let scalars = line.unicodeScalars
      let start = scalars.index(scalars.startIndex, offsetBy: first.range.lowerBound)
      let word = String(scalars[start..<(end ?? scalars.endIndex)])
      return Diagnostic(
        .unknownCommand, "no command named \"\(word)\"",
        at: first.range.lowerBound..<first.range.lowerBound + word.unicodeScalars.count, in: line,
        meant: first.text)
    }
    let meant = begun.first ?? Similarity.nearest(to: first.text, among: names)
    return Diagnostic(
      .unknownCommand, "no command named \"\(first.text)\"", at: first.range, in: line,
      meant: meant)
  }

  // MARK: - Steps

  /// Changes the document by one step and says what is new.
  ///
  /// A remark stands behind the summary of the step in the log.
  mutating func step(
    _ command: String, _ kind: LineKind? = nil, remark: String? = nil,
    _ change: (inout Layout) throws(Diagnostic) -> [String]
  ) throws(Diagnostic) -> Reply {
    try step(remembering: command, kind, remark: remark) { (layout, _) throws(Diagnostic) in
      try change(&layout)
    }
  }

  /// Changes the document, and what Swift lines know of each other, by one step.
  mutating func step(
    remembering command: String, _ kind: LineKind? = nil, remark: String? = nil,
    _ change: (inout Layout, inout SwiftMemory) throws(Diagnostic) -> [String]
  ) throws(Diagnostic) -> Reply {
    var next = layout
    var memory = timeline.now.memory
    next.moment = Origin(step: timeline.nextNumber, line: line)
    let remarks = try change(&next, &memory)
    SwiftNotation.settle(&next, &memory)
    let after = Examination(next, after: examination)
    let news = News(from: examination, to: after)
    let text = text(of: news, at: after)
    let summary = [text.summary, remark ?? ""].filter { !$0.isEmpty }.joined(separator: "   ")
    timeline.append(
      command: Self.canonical(command, kind), layout: next, memory: memory, summary: summary)
    return tell(remarks, news, after)
  }

  /// Goes to another step; the news are what is different there.
  mutating func go(to number: Int, from origin: Int? = nil) -> Reply {
    let before =
      origin.map { Examination(timeline.steps[$0].layout, after: examination) } ?? examination
    let isAcross = origin == nil && !timeline.isOneWay(from: timeline.current, to: number)
    timeline.go(to: number)
    let after = Examination(timeline.now.layout, after: before)
    let command = timeline.now.command.split(separator: "\n").first.map(String.init) ?? "the start"
    var remarks = ["at #\(number)  \(command.escaped)"]
    // On one way the log says what came and went; another branch has other things of those names.
    if isAcross, echo != .off {
      let (old, new) = (before.layout, after.layout)
      remarks += old.names(missingIn: new).lines("-", limit: Self.namedLimit)
      remarks += new.names(missingIn: old).lines("+", limit: Self.namedLimit)
    }
    return tell(remarks, News(from: before, to: after), after)
  }

  /// How many views, and how many rules, are named on the way to another branch.
  private static let namedLimit = 40

  private mutating func tell(_ remarks: [String], _ news: News, _ after: Examination) -> Reply {
    examination = after
    var reply = Reply(remarks)
    reply.isVerbatim = logStyle == .uikit
    let text = text(of: news, at: after)
    switch echo {
    case .off: break
    case .news: reply.say { remarks + text.lines }
    case .frames: reply.say { remarks + text.lines + FramesTable(after).lines }
    }
    reply.remarks = remarks
    reply.news = { .news(news, at: after) }
    reply.tellsConflict = !news.conflicts.isEmpty || !news.unexplained.isEmpty
    return reply
  }

  /// The state in a few words, for the right of the prompt.
  public var status: String {
    let conflicts = examination.conflicts.count + examination.unexplained.count
    let ties = examination.freedom.ties.count
    let degrees = examination.freedom.degrees
    if conflicts > 0 { return "x \(conflicts) conflict\(conflicts == 1 ? "" : "s")" }
    if ties > 0 { return "! \(ties) ambiguous" }
    return degrees > 0 ? "+ \(degrees) free" : ""
  }
}
