package import LayoutDiagnosis
package import LayoutDrawing
import LayoutModel
package import PlumbLanguage
import UIKitTexts

/// What a line gets back.
package struct Reply: Sendable {
  /// What people are told, in reading order, without the error.
  package private(set) var told: [any Finding] = []
  /// What a look or a question answers, where the line was one.
  package private(set) var answer: (any Finding)?
  /// What a step changed, where the line was one.
  package internal(set) var news: News?
  /// What is said besides.
  package private(set) var remarks: Remarks?
  /// Why the line was refused; nothing has changed then.
  package var error: Diagnostic?
  /// What was expected and is not so.
  package var failure: String?
  /// Whether a conflict was told.
  package internal(set) var tellsConflict = false
  /// Whether it only sets a taste, which no session may hold.
  var isMatterOfTaste = false
  /// Whether it is printed whole, however long.
  var isWhole = false
  /// The code to leave with, if the line says to leave.
  package var exit: Int?
  /// Which shell to bring back, the newest is 1, or to forget, if the line says so.
  package var restoring: (number: Int, isDropped: Bool)?
  /// What it tells in the usual format on a page of 80 columns, once it was printed.
  package private(set) var printed: [Line] = []
  /// The same without what the lines are.
  package var lines: [String] { printed.map(\.text) }

  /// A reply of some remarks.
  package init(_ remarks: [String] = []) { self.init(Remarks(remarks)) }

  /// A reply of some remarks.
  init(_ remarks: Remarks) {
    guard !remarks.isEmpty else { return }
    self.remarks = remarks
    told = [remarks]
  }

  /// The reply of a look or a question.
  init(_ answer: Answer) {
    told = [answer.finding]
    self.answer = answer.finding
    isWhole = answer.isWhole
  }

  /// Tells people something more.
  mutating func tell(_ finding: any Finding) { told.append(finding) }

  /// Tells people nothing but that; programs get it as the answer.
  mutating func tellOnly(_ findings: [any Finding], answer: (any Finding)? = nil) {
    told = findings
    self.answer = answer
  }

  /// Makes the lines of a transcript.
  mutating func render() { printed = told.flatMap(Format.table.lines) }

  // MARK: - Formats

  /// What it tells, whole and without the error, on a page as wide as it is now.
  package func lines(as format: Format) -> [Line] {
    format.name == Format.table.name && Paragraph.width == Paragraph.usual
      ? printed : told.flatMap(format.lines)
  }

  /// All that is printed on a screen of that many columns, the error included.
  package func page(
    as format: Format, width: Int, to command: String, at step: Int
  ) -> [Line] {
    Paragraph.$width.withValue(width) {
      format.isForPrograms
        ? format.lines(of: Exchange(self, to: command, at: step)) : all(as: format)
    }
  }

  /// What people see of its lines, then the failure and the error.
  ///
  /// The error goes without the number of its line, which is another one once the transcript is
  /// saved.
  private func all(as format: Format) -> [Line] {
    let told = lines(as: format)
    var error = self.error
    error?.lineNumber = nil
    return (isWhole ? told : Screenful.cut(told, command: Command.more.name))
      + (failure.map { format.lines(of: Failure($0)) } ?? [])
      + (error.map { format.lines(of: ErrorReport($0)) } ?? [])
  }

  /// All of it, whatever people saw.
  var whole: any Finding {
    Several(told, encoding: answer ?? news ?? remarks ?? Remarks([String]()))
  }

  /// Whether people do not see all of it.
  var isCut: Bool { !isWhole && printed.count > Screenful.limit }

  // MARK: - Transcripts

  /// Everything a transcript holds, the error included.
  ///
  /// A line that a session file would take for something else gets a bar in front.
  package var transcript: [String] { all(as: Format.table).map { Self.protected($0.text) } }

  /// Whether its lines show the beginning of a conflict.
  var showsConflict: Bool { all(as: Format.table).contains { $0.role == .conflict } }

  private static func protected(_ line: String) -> String {
    let signs = [
      SessionSign.command, SessionSign.continuation, SessionSign.prose, SessionSign.file,
    ]
    let isTaken = line.isEmpty || line == "#" || signs.contains(where: line.begins)
    return isTaken ? "|" + line : line
  }
}

/// A line with all that it got back, for programs.
///
/// `schema`, `command` and the `step` that is current then; the `answer` of a look or question, the
/// `news` of a step, `lines` of what is said besides; `error`; `failure` of an expectation.
package struct Exchange: Finding {
  private let reply: Reply
  private let command: String
  private let step: Int

  /// A reply to a command, at a step.
  package init(_ reply: Reply, to command: String, at step: Int) {
    self.reply = reply
    self.command = command
    self.step = step
  }

  /// What people read.
  package var passages: [Passage] {
    reply.told.flatMap(\.passages) + (reply.failure.map { Failure($0).passages } ?? [])
      + (reply.error.map { ErrorReport($0).passages } ?? [])
  }

  private enum Key: String, CodingKey {
    case schema, command, step, answer, news, lines, error, failure
  }

  /// Writes what programs read, with keys that stay.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Inspection.schema, forKey: .schema)
    try container.encode(command, forKey: .command)
    try container.encode(step, forKey: .step)
    if let answer = reply.answer { try container.encode(JSONDocument(answer), forKey: .answer) }
    try container.encodeIfPresent(reply.news, forKey: .news)
    if let error = reply.error { try container.encode(ErrorReport(error), forKey: .error) }
    try container.encodeIfPresent(reply.failure.map(Failure.init), forKey: .failure)
    guard reply.error == nil, reply.failure == nil else { return }
    let isBare = reply.answer == nil && reply.news == nil
    let lines = reply.remarks?.lines ?? (reply.answer as? any Writing)?.lines
    try container.encodeIfPresent(lines ?? (isBare ? [] : nil), forKey: .lines)
  }
}
