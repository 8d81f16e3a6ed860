/// Code from the middle of a file, as people post it, made whole.
///
/// `...` in place of code is left out, a closing bracket that nothing opens is passed over, and what
/// is open at the end is closed there. Lines and columns stay as they were.
struct CodeFragment {
  /// The whole text.
  let text: String
  /// What was done, and the line where it was.
  let notes: [(line: Int, text: String)]

  /// What has more closing brackets that nothing opens is no code.
  private static let strayLimit = 8

  /// Makes a text whole; `nil` if nothing in it shows that it is a fragment.
  ///
  /// Lines that are typed have their brackets already: the prompt waits for them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(_ text: String, isTyped: Bool) {
    var notes: [(line: Int, text: String)] = []
    var whole = Self.withoutElisions(text)
    if whole != text {
      notes.append((Self.firstLine(text, whole), "... stands for code that is left out"))
    }
    var bytes = Array(whole.utf8)
    let brackets = OpenBrackets(isTyped ? "" : whole)
    guard brackets.tooDeep == nil, brackets.strays.count <= Self.strayLimit else { return nil }
    func line(at place: Int) -> Int { bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1 }
    for place in brackets.strays where bytes[place] != UInt8(ascii: "#") {
      let bracket = Character(UnicodeScalar(bytes[place]))
      notes.append((line(at: place), "nothing opens this \(bracket), which is passed over"))
      bytes[place] = UInt8(ascii: " ")
    }
    let ends = brackets.unclosed ?? []
    if let (place, _) = ends.last {
      let bracket =
        bytes[place] == UInt8(ascii: "#")
        ? "#if" : String(UnicodeScalar(bytes[place]))
      let others = ends.count == 1 ? " is" : " and \(ends.count - 1) more are"
      notes.append(
        (line(at: place), "\(bracket)\(others) still open where the text ends, and closed there")
      )
    }
    guard !notes.isEmpty else { return nil }
    whole = String(decoding: bytes, as: UTF8.self)
    // A comment may stand in the last line.
    if !ends.isEmpty { whole += "\n" + ends.map(\.end).joined() }
    (self.text, self.notes) = (whole, notes)
  }

  /// Returns a text with blanks in place of each `...` or `..` that stands alone on its line or
  /// between braces.
  private static func withoutElisions(_ text: String) -> String {
    text.replacing(/(?m)(^|\{)([ \t]*)(\.{2,8}|\u2026)([ \t]*)($|\})/) { match in
      let blanks = String(repeating: " ", count: match.3.utf8.count)
      return "\(match.1)\(match.2)\(blanks)\(match.4)\(match.5)"
    }
  }

  /// The number of the first line in which two texts differ.
  private static func firstLine(_ text: String, _ other: String) -> Int {
    let same = zip(text.utf8, other.utf8).prefix { $0 == $1 }
    return same.count { $0.0 == UInt8(ascii: "\n") } + 1
  }
}
