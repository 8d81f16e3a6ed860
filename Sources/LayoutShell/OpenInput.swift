import LayoutNotation
import SwiftNotation

/// An input that comes line by line, until nothing in it is open; each line is looked at once.
public struct OpenInput: Sendable {
  /// The lines so far.
  public private(set) var text: String

  /// What tells whether something is open.
  private enum Kind {
    /// `begin`, until a line closes it.
    case block(isClosed: Bool)
    /// Code, until its brackets are closed.
    case code(OpenBrackets)
    /// Anything else, until its texts are closed.
    case line
  }

  /// Whether its lines are lines of Plumb, as between `begin` and `end`.
  public var isBlock: Bool { if case .block = kind { true } else { false } }

  private var kind: Kind
  private var quotes: OpenText
  /// Whether what it is ends with its lines, whatever is open: a remark, or a log.
  private var hasNoQuotes: Bool
  private var lineCount = 1

  /// An input that begins with a line, or is all there.
  public init(_ input: String) {
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let first = String(lines.popFirst() ?? "")
    let start = LineKind(first)
    text = first
    quotes = OpenText(first)
    hasNoQuotes = start == .note || Notations.recognising(first) != nil
    if Shell.opensBlock(first) {
      kind = .block(isClosed: false)
    } else {
      kind = start == .swift ? .code(OpenBrackets(first)) : .line
    }
    for line in lines { append(String(line)) }
  }

  /// Adds a line.
  public mutating func append(_ line: String) {
    text += "\n" + line
    lineCount += 1
    switch kind {
    case .block(let isClosed): kind = .block(isClosed: isClosed || Shell.closesBlock(line))
    case .code(var brackets):
      // So that there is one of them, which can grow in place.
      kind = .line
      brackets.append("\n" + line)
      kind = .code(brackets)
    case .line:
      if lineCount == 2, Shell.continuesChain(line), Shell.beginsChain(text) {
        kind = .code(OpenBrackets(text))
      } else if !hasNoQuotes {
        quotes.append("\n" + line)
        hasNoQuotes = Notations.recognising(line) != nil
      }
    }
  }

  /// Whether it is complete, or a block or a text in quotes is still open.
  public var isComplete: Bool {
    switch kind {
    case .block(let isClosed): isClosed
    case .code(let brackets): brackets.isClosed
    case .line: hasNoQuotes || !quotes.isOpen
    }
  }
}
