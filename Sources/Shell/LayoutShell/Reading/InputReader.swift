import PlumbLanguage
import SwiftReader

/// Reads lines, one at a time, and yields an ``Input`` as soon as it is complete.
///
/// The prompt, batches, sessions and journals all feed lines to such a reader. A block is complete
/// with its `end`, Swift code when its brackets are closed, anything else when its quotes are. Each
/// line is examined once. A byte order mark, carriage returns at the end of a line, and a prompt in
/// front of it are removed.
package struct InputReader: Sendable {
  private var open: OpenInput?
  /// The input that was yielded last, in case a chain of Swift continues it.
  private var last: OpenInput?
  /// The number of the next line; nil if lines have no numbers.
  private var number: Int?

  /// Makes a reader of lines that are numbered from `firstLine`, or of lines without numbers.
  package init(firstLine: Int? = nil) { number = firstLine }

  /// Whether an input has been begun and is not complete.
  package var isOpen: Bool { open != nil }

  /// Whether the next line continues code or a text in quotes, so that a word in it is not a
  /// command.
  package var isInsideText: Bool { open.map { !$0.isBlock } ?? false }

  /// The lines of a block that is still open; nil if none is.
  package var openLines: [Input]? { open?.blockLines }

  /// The lines of the input that is still open; nil if none is.
  package var openText: String? { open?.text }

  /// Takes a line and returns the input that it completes; nil if more lines are needed.
  ///
  /// A chain of Swift continues in lines that begin with a dot, which its first line does not show.
  /// Where a chain may continue, `next` is asked for the following line, which is not consumed; it
  /// returns nil if there is none, or if it cannot be waited for. `read` is the line as an input,
  /// if it has been read already.
  package mutating func feed(
    _ line: String, read: Input? = nil, before next: () -> String? = { nil }
  ) -> Input? {
    last = nil
    for line in Self.withoutEnd(InputLine.lines(of: line)) {
      let read = read?.text == line && read?.line == number ? read : nil
      if open?.append(line, read: read) == nil {
        open = OpenInput(line, number: number, read: read)
      }
      number? += 1
    }
    guard let read = open, read.isComplete else { return nil }
    open = nil
    if read.canGoOn, let line = next(), Self.continuesChain(line) {
      open = read
      return nil
    }
    last = read
    return read.input
  }

  /// Reopens the input that was yielded last, because the next line continues its chain.
  ///
  /// The caller has to undo the effect of running it.
  package mutating func reopen() {
    open = last
    last = nil
  }

  /// Returns the open input although it is not complete; nil if there is none.
  package mutating func finish() -> Input? {
    defer { drop() }
    return open?.input
  }

  /// Forgets the open input.
  package mutating func drop() { (open, last) = (nil, nil) }

  /// Whether a line continues a chain of Swift: it begins with a dot and the name of a member.
  package static func continuesChain(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0 == "\t" }
    guard rest.first == ".", let next = rest.dropFirst().first else { return false }
    return next.isLetter || next == "_"
  }

  /// Returns lines, at least one, as one input, whether or not it is complete.
  static func input(_ lines: [String], line: Int?) -> Input {
    let lines = withoutEnd(lines)
    var open = OpenInput(lines[0], number: line)
    for line in lines.dropFirst() { open.append(line) }
    return open.input
  }

  /// Returns the lines without empty ones at the end; at least one remains.
  private static func withoutEnd(_ lines: [String]) -> [String] {
    let count = lines.lastIndex { !$0.isEmpty } ?? 0
    return Array(lines[...count])
  }
}
