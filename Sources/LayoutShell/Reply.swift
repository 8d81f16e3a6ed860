public import LayoutDrawing
import LayoutModel
public import LayoutNotation

/// What a line gets back.
public struct Reply: Sendable {
  /// What is printed, without the error.
  public var lines: [String] = [] {
    didSet { text = nil }
  }
  /// Makes the lines again, for a page of another width; nil where they are what they are.
  private var text: (@Sendable () -> [String])?
  /// Whether lines are as long as what they quote: code, and what UIKit prints.
  var isVerbatim = false
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
    say(answer.text)
    isWhole = answer.isWhole
    self.answer = answer
    isVerbatim = answer.isVerbatim
  }

  /// Prints these lines, which are made again where the page has another width.
  mutating func say(_ text: @escaping @Sendable () -> [String]) {
    lines = text()
    self.text = text
  }

  /// Prints some lines before all others.
  mutating func prepend(_ head: @escaping @Sendable () -> [String]) {
    let (rest, lines) = (text, lines)
    say { head() + (rest?() ?? lines) }
  }

  /// Breaks lines that are too wide for the page, whoever made them.
  mutating func fit() {
    let width = Paragraph.width
    // No sign takes more columns than bytes, and bytes are counted at once.
    let isWide = { (line: String) in line.utf8.count > width && line.displayWidth > width }
    guard !isVerbatim, lines.contains(where: isWide) else { return }
    let made = text
    lines = lines.flatMap(Paragraph.folded)
    text = made
  }

  /// The reply as it is made for a page of that many columns.
  private func made<Text>(for width: Int, _ body: (Reply) -> Text) -> Text {
    guard width != Paragraph.width else { return body(self) }
    return Paragraph.$width.withValue(width) {
      var reply = self
      if let text { reply.lines = text() }
      reply.fit()
      reply.escapeControls()
      return body(reply)
    }
  }

  /// Everything that is printed, the error included, for a screen of that many columns.
  public func printed(for width: Int) -> [String] { made(for: width) { $0.all } }

  /// ``printed(for:)`` without pictures made of characters.
  public func plainlyPrinted(for width: Int) -> [String] {
    made(for: width) { $0.error == nil && $0.failure == nil ? $0.shown($0.plainLines) : $0.all }
  }

  /// Everything a transcript holds, the error included.
  ///
  /// A line that a session file would take for something else gets a bar in front.
  public var transcript: [String] { all.map(Self.protected) }

  /// The error goes without the number of its line, which is another one once the transcript is
  /// saved.
  private var all: [String] {
    let error =
      self.error.map { error -> [String] in
        var typed = error
        typed.lineNumber = nil
        return DiagnosticText(typed).lines
      } ?? []
    let failed = failure.map { Paragraph.lines($0, indent: 2) } ?? []
    return shown(lines) + failed + error
  }

  /// Whether people do not see all of it.
  var isCut: Bool { !isWhole && lines.count > Screenful.limit }

  /// What people see of its lines, in this form or another one.
  private func shown(_ lines: [String]) -> [String] {
    isWhole ? lines : Screenful.cut(lines, command: Command.more.name)
  }

  /// Makes control characters visible.
  mutating func escapeControls() {
    for index in lines.indices where lines[index].hasControls {
      lines[index] = lines[index].escapedBehindTabs
    }
    for index in remarks.indices where remarks[index].hasControls {
      remarks[index] = remarks[index].escaped
    }
    failure = failure?.escaped
  }

  private static func protected(_ line: String) -> String {
    let signs = [
      SessionSign.command, SessionSign.continuation, SessionSign.prose, SessionSign.file,
    ]
    let isTaken = line.isEmpty || line == "#" || signs.contains(where: line.begins)
    return isTaken ? "|" + line : line
  }
}
