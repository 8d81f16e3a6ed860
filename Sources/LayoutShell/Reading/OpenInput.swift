import PlumbLanguage
import XcodeLogs
import SwiftReader

/// An input that comes line by line, until nothing in it is open.
struct OpenInput: Sendable {
  /// What tells whether something is open.
  private enum Form {
    /// `begin`, until a line closes it; the lines behind it are read as they come.
    case block([Input], isClosed: Bool)
    /// Code, until its brackets are closed.
    case code(OpenBrackets)
    /// Anything else, until its texts are closed.
    case line
  }

  /// The lines so far.
  private var text: String
  private let number: Int?
  private var lineCount = 1
  private var form: Form
  private var quotes: OpenText
  /// The first line by itself; nil where a text goes on behind it.
  private let first: Input?
  private let firstKind: Input.Kind
  /// Whether one line can begin a chain and all behind it are empty.
  private var awaitsChain: Bool
  private let beginsChain: Bool
  private var isLog: Bool

  /// Begins with a line, which may have been read by itself.
  init(_ line: String, number: Int?, read: Input? = nil) {
    let line = InputLine.bare(first: line)
    text = line
    self.number = number
    quotes = OpenText(line)
    isLog = ImportFormat.isPasted(line)
    beginsChain = Self.beginsChain(line)
    awaitsChain = beginsChain
    guard !Block.opens(line) else {
      form = .block([], isClosed: false)
      (first, firstKind) = (nil, .unknown)
      return
    }
    // A line whose text goes on is read when all of it is there.
    let first = quotes.isOpen ? nil : read ?? Input(reading: line, line: number)
    self.first = first
    firstKind = first?.kind ?? Input.Kind(beginning: line) ?? Input.Kind(line, nil)
    form = firstKind == .swift ? .code(OpenBrackets(line)) : .line
  }

  /// Adds a line, which may have been read by itself.
  mutating func append(_ line: String, read: Input? = nil) {
    var line = line
    lineCount += 1
    defer {
      text += "\n" + line
      isLog = isLog || ImportFormat.isPasted(line)
    }
    switch form {
    case .block(var lines, let isClosed):
      line = InputLine.bare(next: line)
      // So that there is one of them, which can grow in place.
      form = .line
      // By itself `begin` opens a block; inside one it is a command like any other.
      let known = Block.opens(line) ? nil : read
      lines.append(known ?? Input(reading: line, line: number.map { $0 + lineCount - 1 }))
      form = .block(lines, isClosed: isClosed || Block.closes(line))
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

  /// Whether it is complete, or a block, a bracket or a text in quotes is still open.
  var isComplete: Bool {
    switch form {
    case .block(_, let isClosed): isClosed
    case .code(let brackets): brackets.isClosed
    // A remark and a log end with their line, whatever is open.
    case .line: isLog || firstKind == .note || !quotes.isOpen
    }
  }

  /// Whether a line that begins with a dot can go on with it: Swift, or the name of a view with or
  /// without members, as the first line of a chain.
  var canGoOn: Bool {
    switch form {
    case .block: false
    case .code: true
    case .line:
      if case .command = firstKind { false } else { beginsChain }
    }
  }

  /// What it is, as far as it has come.
  var input: Input {
    if isLog { return Input(text, line: number, kind: .log) }
    if case .block(let lines, _) = form {
      return Input(text, line: number, kind: .block(Block(lines, behind: firstLine)))
    }
    if lineCount == 1, let first { return first }
    guard quotes.breaksOutside else { return Input(reading: text, line: number) }
    if case .code = form { return Input(text, line: number, kind: .swift) }
    return Input(text, line: number, kind: .block(.missing(in: firstLine)))
  }

  private var firstLine: String { String(text.prefix { $0 != "\n" }) }

  /// Whether a line is a name, alone or with members behind it: `card.drf`.
  private static func beginsChain(_ line: String) -> Bool {
    let line = line.trimmedBlanks
    guard let head = line.first, head.isLetter || head == "_" || head == "`" else { return false }
    return line.allSatisfy { $0.isLetter || $0.isNumber || "_.`?!".contains($0) }
  }
}
