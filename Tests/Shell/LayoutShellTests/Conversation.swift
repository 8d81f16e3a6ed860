import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// A shell that is talked to line by line.
struct Conversation {
  /// The shell after the last line.
  var shell: Shell

  /// A shell that was told these lines already; each of them has to be accepted.
  init(
    _ lines: String = "", files: Files = .none, source: Shell.Source = .prompt,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    shell = Shell(files: files, source: source)
    for line in lines.split(separator: "\n") {
      let reply = shell.run(String(line))
      #expect(reply.error == nil, "\(line)\n\(reply.transcript)", sourceLocation: sourceLocation)
    }
  }

  /// What the shell answers to a line.
  mutating func say(_ line: String) -> [String] { shell.run(line).transcript }

  /// What the shell answers to a block of lines.
  mutating func block(_ lines: String...) -> [String] {
    shell.run((["begin"] + lines + ["end"]).joined(separator: "\n")).transcript
  }

  /// The code of the error that a line gets; nil if it is accepted.
  mutating func error(_ line: String) -> ErrorCode? { shell.run(line).error?.code }

  /// The names of all rules by age.
  var rules: [String] { shell.layout.rules.map(\.name) }

  /// Checks that a transcript comes out exactly as it stands here, blanks included.
  mutating func replay(
    _ transcript: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let session = try Session("plumb 1\n\n" + transcript)
    for check in session.checks {
      let printed = shell.run(check.input).transcript
      #expect(
        printed == check.expected.map(\.text), "\(check.input.text)", sourceLocation: sourceLocation
      )
    }
  }
}

extension Conversation {
  /// The card of the example sessions before its ambiguity.
  static let card = """
    root card 320x200
    view title in card content 96x20
    view badge in card content 40x20
    title.leading == card.leading + 16
    title.top == card.top + 12
    badge.trailing == card.trailing - 16
    badge.centerY == title.centerY
    """
  /// The card with its ambiguity.
  static let tied = card + "\nbadge.leading == title.trailing + 8"
  /// The finished card of the example sessions.
  static let hugged = tied + "\nhug badge h 251"
}

extension InputReader {
  /// Whether a text that is fed line by line has nothing open at its end.
  static func isComplete(_ text: String) -> Bool {
    var reader = InputReader()
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.popFirst() { _ = reader.feed(line) { lines.first } }
    return !reader.isOpen
  }
}
