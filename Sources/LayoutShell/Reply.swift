public import LayoutDrawing
public import LayoutNotation

/// What a line gets back.
public struct Reply: Sendable {
  /// What is printed, without the error.
  public var lines: [String] = []
  /// What a look or a question answers, where the line was one.
  public var answer: Answer?
  /// What a step changed, where the line was one.
  public var news: (@Sendable () -> JSONDocument)?
  /// What a step remarks besides the news.
  var remarks: [String] = []
  /// Why the line was refused; nothing has changed then.
  public var error: Diagnostic?
  /// What was expected and is not so.
  public var failure: String?
  /// Whether a conflict was told.
  public var tellsConflict = false
  /// Whether it only sets a taste, which no session may hold.
  var isMatterOfTaste = false
  /// Whether it is printed whole, however long.
  var isWhole = false
  /// The code to leave with, if the line says to leave.
  public var exit: Int?
  /// Which shell to bring back, the newest is 1, or to forget, if the line says so.
  public var restoring: (number: Int, isDropped: Bool)?

  /// A reply of some lines.
  public init(_ lines: [String] = []) { self.lines = lines }

  /// The reply of a look or a question.
  init(_ answer: Answer) {
    lines = answer.lines
    isWhole = answer.isWhole
    self.answer = answer
  }

  /// Everything a transcript holds, the error included.
  ///
  /// A line that a session file would take for something else gets a bar in front. The error goes
  /// without the number of its line, which is another one once the transcript is saved.
  public var transcript: [String] {
    let error =
      self.error.map { error -> [String] in
        var typed = error
        typed.lineNumber = nil
        return DiagnosticText(typed).lines
      } ?? []
    let failed = failure.map { Paragraph.lines($0, indent: 2) } ?? []
    return (shown(lines) + failed + error).map(Self.protected)
  }

  /// Whether people do not see all of it.
  var isCut: Bool { !isWhole && lines.count > Screenful.limit }

  /// What people see of its lines, in this form or another one.
  func shown(_ lines: [String]) -> [String] {
    isWhole ? lines : Screenful.cut(lines, command: Command.more.name)
  }

  private static func protected(_ line: String) -> String {
    let signs = [
      SessionSign.command, SessionSign.continuation, SessionSign.prose, SessionSign.file,
    ]
    let isTaken = line.isEmpty || line == "#" || signs.contains(where: line.begins)
    return isTaken ? "|" + line : line
  }
}
