package import LayoutDiagnosis
package import LayoutDrawing
import LayoutModel
package import PlumbLanguage
import UIKitTexts

/// The reply to an input.
package struct Reply: Sendable {
  /// What is printed, in order, without the error.
  package private(set) var findings: [any Finding] = []
  /// The answer, if the input looked or asked.
  package private(set) var answer: (any Finding)?
  /// What a step changed, if the input made one.
  package internal(set) var news: News?
  /// The layout that the answer is about, where it is another one than the shell's.
  package private(set) var tried: LayoutAnalysis?
  /// Remarks besides the answer or the news.
  package private(set) var remarks: Remarks?
  /// Why the input was refused; if it was, nothing has changed.
  package var error: Diagnostic?
  /// Why an expectation does not hold; nil if it does.
  package var failure: String?
  /// Whether the news of the step include a conflict or a broken rule.
  package internal(set) var reportsConflict = false
  /// Whether the input only changed display settings, which a session may not contain.
  var isMatterOfTaste = false
  /// The break that a step meets, if there is one.
  package internal(set) var stop: Stop?
  /// Whether pasted lines that wait are to go on, if the input asks for that: all, or one.
  package internal(set) var resuming: Pace?
  /// Whether the reply is never shortened.
  var isWhole = false
  /// The exit code, if the input ends the shell.
  package var exit: Int?
  /// The shell to restore or to forget, if the input asks for that; 1 is the newest.
  package var restoring: (number: Int, isDropped: Bool)?
  /// Whether a browser is to follow the shell from now on, or no longer, if the input asks for that.
  package internal(set) var watching: Bool?
  /// The text to open in the person's editor, if the input asks for that.
  package internal(set) var composing: String?
  /// The findings, in the default format on a page of 80 columns; empty until ``render()``.
  package private(set) var printed: [Line] = []
  /// The texts of ``printed``.
  package var lines: [String] { printed.map(\.text) }

  /// How far lines that wait are run.
  package enum Pace: Sendable {
    case one, all
  }

  /// Makes a reply of remarks.
  package init(_ remarks: [String] = []) { self.init(Remarks(remarks)) }

  /// Makes a reply of remarks.
  init(_ remarks: Remarks) {
    guard !remarks.isEmpty else { return }
    self.remarks = remarks
    findings = [remarks]
  }

  /// Makes the reply of a command that looks or asks.
  init(_ answer: Answer) {
    findings = [answer.finding]
    self.answer = answer.finding
    isWhole = answer.isWhole
    tried = answer.tried
  }

  /// Adds something that is printed.
  mutating func add(_ finding: any Finding) { findings.append(finding) }

  /// Replaces everything that is printed; `answer` is what programs get.
  mutating func replaceFindings(with findings: [any Finding], answer: (any Finding)? = nil) {
    self.findings = findings
    self.answer = answer
  }

  /// Lays out the lines of the transcript.
  mutating func render() { printed = findings.flatMap(Format.table.lines) }

  // MARK: - Formats

  /// The lines in a format, in full and without the error, on a page of the current width.
  package func lines(as format: Format) -> [Line] {
    format.name == Format.table.name && Paragraph.width == Paragraph.usual
      ? printed : findings.flatMap(format.lines)
  }

  /// Returns all that is printed on a screen of that many columns, including the error; with
  /// `isWhole` it is not shortened.
  package func page(
    as format: Format, width: Int, to command: String, at step: Int, isWhole: Bool = false
  ) -> [Line] {
    Paragraph.$width.withValue(width) {
      format.isForPrograms
        ? format.lines(of: Exchange(self, to: command, at: step))
        : all(as: format, isWhole: isWhole)
    }
  }

  /// The lines that are shown, then the failure and the error.
  ///
  /// The error is shown without its line number, which changes when the transcript is saved.
  private func all(as format: Format, isWhole: Bool = false) -> [Line] {
    let lines = lines(as: format)
    var error = self.error
    error?.lineNumber = nil
    return
      (isWhole || self.isWhole || !format.isForPeople
      ? lines : Screenful.cut(lines, command: Command.more.name))
      + (failure.map { format.lines(of: UnmetExpectation($0)) } ?? [])
      + (error.map { format.lines(of: ErrorReport($0)) } ?? [])
  }

  /// All findings, even if they were shortened when printed.
  var whole: any Finding {
    Several(findings, encoding: answer ?? news ?? remarks ?? Remarks([String]()))
  }

  /// Whether the reply is shortened when it is printed.
  var isCut: Bool { !isWhole && printed.count > Screenful.limit }

  // MARK: - Transcripts

  /// The reply as a transcript contains it, including the error.
  ///
  /// A line that a session file would take for something else gets a bar in front.
  package var transcript: [String] { all(as: Format.table).map { Self.protected($0.text) } }

  /// Whether the reply shows the beginning of a conflict.
  var showsConflict: Bool { all(as: Format.table).contains { $0.role == .conflict } }

  private static func protected(_ line: String) -> String {
    let signs = [
      SessionSign.command, SessionSign.continuation, SessionSign.prose, SessionSign.file,
    ]
    let isTaken = line.isEmpty || line == "#" || signs.contains(where: line.begins)
    return isTaken ? "|" + line : line
  }
}

/// An input and its whole reply, as one object for programs.
///
/// Its keys are `schema`, `command` and the current `step`; the `answer` of a command that looks or
/// asks, the `news` of a step, and `lines` of remarks; `error`; and the `failure` of an
/// expectation.
package struct Exchange: Finding {
  private let reply: Reply
  private let command: String
  private let step: Int

  /// Makes the exchange of a command and its reply; `step` is the current step after it.
  package init(_ reply: Reply, to command: String, at step: Int) {
    self.reply = reply
    self.command = command
    self.step = step
  }

  /// The reply as it is printed.
  package var passages: [Passage] {
    reply.findings.flatMap(\.passages) + (reply.failure.map { UnmetExpectation($0).passages } ?? [])
      + (reply.error.map { ErrorReport($0).passages } ?? [])
  }

  private enum Key: String, CodingKey {
    case schema, command, step, answer, news, lines, error, failure
  }

  /// Encodes the exchange with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Inspection.schema, forKey: .schema)
    try container.encode(command, forKey: .command)
    try container.encode(step, forKey: .step)
    if let answer = reply.answer { try container.encode(JSONDocument(answer), forKey: .answer) }
    try container.encodeIfPresent(reply.news, forKey: .news)
    if let error = reply.error { try container.encode(ErrorReport(error), forKey: .error) }
    try container.encodeIfPresent(reply.failure.map(UnmetExpectation.init), forKey: .failure)
    guard reply.error == nil, reply.failure == nil else { return }
    let isBare = reply.answer == nil && reply.news == nil
    let lines = reply.remarks?.lines ?? (reply.answer as? any Writing)?.lines
    try container.encodeIfPresent(lines ?? (isBare ? [] : nil), forKey: .lines)
  }
}
