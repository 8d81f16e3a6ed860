import PlumbLanguage
import XcodeLogs
import SwiftReader

/// An input that is being read line by line until it is complete.
struct OpenInput: Sendable {
  /// What decides whether the input is complete.
  private enum Form {
    /// A block, which `end` completes; its lines are classified as they come. `depth` counts the
    /// blocks that are open, and is 0 once it is complete.
    case block([Input], depth: Int)
    /// Swift code, which is complete when its brackets are closed.
    case code(OpenBrackets)
    /// Anything else, which is complete when its quotes are closed.
    case line
  }

  /// The lines so far.
  private(set) var text: String
  private let number: Int?
  private var lineCount = 1
  private var form: Form
  private var quotes: OpenText
  /// The first line as an input; nil if its quotes are still open.
  private let first: Input?
  private let firstKind: Input.Kind
  /// Whether all lines but the first are empty, and the first can begin a chain.
  private var awaitsChain: Bool
  private let beginsChain: Bool
  private var isLog: Bool

  /// Begins with a line; `read` is the line as an input, if it has been read already.
  init(_ line: String, number: Int?, read: Input? = nil) {
    let line = InputLine.bare(first: line)
    text = line
    self.number = number
    quotes = OpenText(line)
    isLog = ImportFormat.isPasted(line)
    beginsChain = Self.beginsChain(line)
    awaitsChain = beginsChain
    guard !Block.opens(line) else {
      form = .block([], depth: 1)
      (first, firstKind) = (nil, .unknown)
      return
    }
    // A line with open quotes is classified when all of it has been read.
    let first = quotes.isOpen ? nil : read ?? Input(reading: line, line: number)
    self.first = first
    firstKind = first?.kind ?? Input.Kind(beginning: line) ?? Input.Kind(line, nil)
    form = firstKind == .swift ? .code(OpenBrackets(line)) : .line
  }

  /// Adds a line; `read` is the line as an input, if it has been read already.
  mutating func append(_ line: String, read: Input? = nil) {
    var line = line
    lineCount += 1
    defer {
      text += "\n" + line
      isLog = isLog || ImportFormat.isPasted(line)
    }
    switch form {
    case .block(var lines, var depth):
      line = InputLine.bare(next: line)
      // Releases the only other reference to the lines, so that they grow in place.
      form = .line
      // By itself `begin` would open a block; inside a block it is a command.
      let known = Block.opens(line) ? nil : read
      lines.append(known ?? Input(reading: line, line: number.map { $0 + lineCount - 1 }))
      if depth > 0, Loop.opensBlock(line) { depth += 1 }
      if depth > 0, Block.closes(line) { depth -= 1 }
      form = .block(lines, depth: depth)
      return
    case .code(var brackets):
      form = .line
      brackets.append("\n" + line)
      form = .code(brackets)
    case .line where awaitsChain && InputReader.continuesChain(line):
      form = .code(OpenBrackets(text + "\n" + line))
    case .line: break
    }
    awaitsChain = awaitsChain && line.isBlank
    quotes.append("\n" + line)
  }

  /// Whether its lines are lines of Plumb, as between `begin` and `end`.
  var isBlock: Bool { if case .block = form { true } else { false } }

  /// The lines behind `begin`; nil outside of blocks.
  var blockLines: [Input]? { if case .block(let lines, _) = form { lines } else { nil } }

  /// Whether no block, bracket or quote is still open.
  var isComplete: Bool {
    switch form {
    case .block(_, let depth): depth == 0
    case .code(let brackets): brackets.isClosed
    // A remark and a log end with their line, whatever is open in them.
    case .line: isLog || firstKind == .note || !quotes.isOpen
    }
  }

  /// Whether a line that begins with a dot can continue it: it is Swift, or the name of a view,
  /// with or without members, as the first line of a chain.
  var canGoOn: Bool {
    switch form {
    case .block: false
    case .code: true
    case .line:
      if case .command = firstKind { false } else { beginsChain }
    }
  }

  /// The input as far as it has been read.
  var input: Input {
    if isLog { return Input(text, line: number, kind: .log) }
    if case .block(let lines, _) = form {
      return Input(text, line: number, kind: .block(Block(lines, behind: firstLine, line: number)))
    }
    if lineCount == 1, let first { return first }
    guard quotes.breaksOutside else { return Input(reading: text, line: number) }
    if case .code = form { return Input(text, line: number, kind: .swift) }
    return Input(text, line: number, kind: .block(.missing(in: firstLine)))
  }

  private var firstLine: String { String(text.prefix { $0 != "\n" }) }

  /// Whether a line is a name, alone or followed by members: `card.drf`.
  private static func beginsChain(_ line: String) -> Bool {
    let line = line.trimmedBlanks
    guard let head = line.first, head.isLetter || head == "_" || head == "`" else { return false }
    return line.allSatisfy { $0.isLetter || $0.isNumber || "_.`?!".contains($0) }
  }
}
