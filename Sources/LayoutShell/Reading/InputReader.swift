import PlumbLanguage
import SwiftReader

/// Reads lines, one at a time, and yields an ``Input`` as soon as nothing in it is open.
///
/// Whatever takes lines feeds one of these: the prompt, a batch, a session, a journal. A block is
/// open until `end`, code until its brackets are closed, anything else until its texts in quotes
/// are; each line is looked at once. What was copied with a line goes: a byte order mark, carriage
/// returns at its end, and the prompt in front of it.
package struct InputReader: Sendable {
  private var open: OpenInput?
  /// What was yielded last, in case that a chain goes on.
  private var last: OpenInput?
  /// The number of the next line, where lines have numbers.
  private var number: Int?

  /// Reads lines that have numbers, from that one on, or lines that have none.
  package init(firstLine: Int? = nil) { number = firstLine }

  /// Whether something is open.
  package var isOpen: Bool { open != nil }

  /// Whether the next line is inside code or of a text, where a word is not a command.
  package var isInsideText: Bool { open.map { !$0.isBlock } ?? false }

  /// Takes a line and yields what is complete with it; nil if more is needed.
  ///
  /// A chain of Swift goes on with lines that begin with a dot, but nothing in its first line says
  /// so. Where it may go on `next` is asked for the line behind it, which stays to be fed; nil if
  /// there is none, or none that can be waited for. A line that was read by itself already, to be
  /// written out, is not read again.
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

  /// Opens what was yielded last again, for a line that goes on with its chain; whoever ran it has
  /// to take that back.
  package mutating func reopen() {
    open = last
    last = nil
  }

  /// Yields what is open, although nothing closed it.
  package mutating func finish() -> Input? {
    defer { drop() }
    return open?.input
  }

  /// Forgets what is open.
  package mutating func drop() { (open, last) = (nil, nil) }

  /// Whether a line goes on with a chain of Swift: it begins with a dot and the name of a member.
  package static func continuesChain(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0 == "\t" }
    guard rest.first == ".", let next = rest.dropFirst().first else { return false }
    return next.isLetter || next == "_"
  }

  /// Some lines, at least one, as one input, whatever is open at their end.
  static func input(_ lines: [String], line: Int?) -> Input {
    let lines = withoutEnd(lines)
    var open = OpenInput(lines[0], number: line)
    for line in lines.dropFirst() { open.append(line) }
    return open.input
  }

  /// Lines without the empty ones at their end, but for the first.
  private static func withoutEnd(_ lines: [String]) -> [String] {
    let count = lines.lastIndex { !$0.isEmpty } ?? 0
    return Array(lines[...count])
  }
}
