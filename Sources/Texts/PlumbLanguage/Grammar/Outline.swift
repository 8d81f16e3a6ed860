/// How the rest of an unfinished line is written, in the words of help: `h|v PRIORITY`.
///
/// A grammar that reads up to the end of the line finds it out.
package struct Outline: Hashable, Sendable {
  /// The ways to write it; nil as long as the end has not been reached.
  package fileprivate(set) var ways: [String]?

  /// Begins in front of a line.
  package init() {}

  /// Returns the usages of two parts, one after the other.
  static func joined(_ first: String, _ second: String) -> String {
    first.isEmpty || second.isEmpty || second.hasPrefix(":") || second.hasPrefix("\n")
      ? first + second : "\(first) \(second)"
  }

  fileprivate static func joined(_ first: [String], _ second: [String]) -> [String] {
    first.flatMap { first in second.map { joined(first, $0) } }
  }
}

extension TokenReader {
  /// Takes a usage for what is missing, if the line ends here.
  package mutating func outline(_ usage: [String]) {
    if isAtEnd, outline != nil, outline?.ways == nil { outline?.ways = usage }
  }

  /// Reads two parts, one after the other, and finds out where in them the line ends.
  mutating func outlining<A, B>(
    _ usage: [String], _ next: [String],
    _ first: (inout TokenReader) throws(Diagnostic) -> A,
    then second: (inout TokenReader) throws(Diagnostic) -> B
  ) throws(Diagnostic) -> (A, B) {
    guard outline != nil, outline?.ways == nil else { return (try first(&self), try second(&self)) }
    outline(Outline.joined(usage, next))
    let isFound = outline?.ways != nil
    let a: A
    do throws(Diagnostic) { a = try first(&self) } catch {
      if let ways = outline?.ways {
        if !isFound { outline?.ways = Outline.joined(ways, next) }
      } else if peek(isAtEnd ? 0 : 1) == nil {
        // The last word is still being typed.
        outline?.ways = next
      }
      throw error
    }
    if !isFound, let ways = outline?.ways { outline?.ways = Outline.joined(ways, next) }
    outline(next)
    return (a, try second(&self))
  }
}
