/// Words by which a line of a console is known.
///
/// They are looked for byte by byte: nearly all of a console's lines hold none of them, and a console may
/// be a gigabyte long.
struct LineMark: ExpressibleByStringLiteral, Sendable {
  private let bytes: [UInt8]

  init(stringLiteral words: String) { bytes = Array(words.utf8) }

  /// Whether a line holds the words; in the time of its length times that of the words.
  func isIn(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { text in
      guard text.count >= bytes.count else { return false }
      return bytes.withUnsafeBufferPointer { words in
        for start in 0...text.count - words.count where text[start] == words[0] {
          var length = 1
          while length < words.count, text[start + length] == words[length] { length += 1 }
          if length == words.count { return true }
        }
        return false
      }
    }
  }
}

extension [LineMark] {
  /// Whether a line holds one of them.
  func areIn(_ line: String) -> Bool { contains { $0.isIn(line) } }
}
