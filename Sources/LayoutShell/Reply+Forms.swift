public import LayoutDrawing
public import LayoutNotation

extension Reply {
  /// The reply without pictures made of characters; lines that a picture frames lose the frame.
  public var plainLines: [String] {
    answer?.plain?().flatMap(Paragraph.folded)
      ?? lines.map { line in
        let bare = String(line.map { Self.isOfPicture($0) ? " " : $0 })
        return bare == line ? line : bare.trimmedBlanks
      }
  }

  private static func isOfPicture(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }

  /// The reply to a line as one line of JSON.
  ///
  /// `schema`, `command` and the current `step`, then what there is of: `answer` of a look or question, or
  /// its `lines` where it has no other shape; `news` and remarks (`lines`) of a step; `error`;
  /// `failure` of an expectation.
  public func json(to command: String, at step: Int) -> String {
    JSONDocument(ReplyDocument(self, command, step)).line
  }
}

/// The shape of ``Reply/json(to:at:)``.
private struct ReplyDocument: Encodable, Sendable {
  var schema = Inspection.schema
  var command: String
  var step: Int
  var answer: JSONDocument?
  var news: JSONDocument?
  var lines: [String]?
  var error: JSONDocument?
  var failure: String?

  init(_ reply: Reply, _ command: String, _ step: Int) {
    self.command = command
    self.step = step
    answer = reply.answer?.document?()
    news = reply.news?()
    let lines = news == nil ? reply.lines : reply.remarks
    self.lines = answer != nil || (lines.isEmpty && news != nil) ? nil : lines
    error = reply.error.map { ErrorInspection($0).problem }
    failure = reply.failure
    if error != nil || failure != nil { self.lines = nil }
  }
}

extension ErrorInspection {
  /// An error as a program reads it; places count from 1.
  public init(_ error: Diagnostic) {
    let range = error.ranges.first
    self.init(
      code: error.code.rawValue, message: error.message, line: error.lineNumber,
      column: range.map { $0.lowerBound + 1 }, length: range.map(\.count),
      correction: error.correction)
  }
}
