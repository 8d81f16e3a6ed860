import PlumbLanguage

/// Where the elements of a file and their attributes stand in its text, so that one of them can be
/// changed and every other byte stays.
struct ElementText: Sendable {
  /// The text of an element.
  struct Span: Sendable {
    /// The tag name.
    let name: String
    /// From the beginning of the opening tag to the end of the closing one.
    var whole: Range<Int>
    /// The opening tag.
    let tag: Range<Int>
    /// Its attributes, in the order of the file.
    let attributes: [Attribute]

    /// Whether there is no closing tag.
    var isClosedAtOnce: Bool { whole == tag }

    /// The attribute of that name.
    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  /// The text of an attribute.
  struct Attribute: Sendable {
    let name: String
    /// From the name to the closing quote.
    let whole: Range<Int>
    /// What is between the quotes.
    let value: Range<Int>
  }

  /// The text of the file.
  let bytes: [UInt8]
  /// The elements, in the order of their opening tags, as in an ``XMLTree``.
  let spans: [Span]

  /// Finds the elements of a tree in the text that it was read from; nil if they are not all there.
  init?(_ text: String, of tree: XMLTree) {
    bytes = Array(text.utf8)
    var scanner = Scanner(bytes: bytes)
    scanner.scan()
    guard scanner.open.isEmpty, scanner.spans.count == tree.nodes.count,
      zip(scanner.spans, tree.nodes).allSatisfy({ $0.name == $1.name })
    else { return nil }
    spans = scanner.spans
  }

  // MARK: - Lines

  /// The range of an element with its whole lines, if nothing else stands in them.
  func lines(of range: Range<Int>) -> Range<Int> {
    let start = lineStart(range.lowerBound)
    guard bytes[start..<range.lowerBound].allSatisfy(Self.isBlank),
      let end = bytes[range.upperBound...].firstIndex(where: { !Self.isBlank($0) }),
      let next = Self.afterBreak(bytes, at: end)
    else { return range }
    return start..<next
  }

  /// The beginning of the line of a byte.
  func lineStart(_ place: Int) -> Int {
    (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// The blanks in front of something that stands first in its line; nil for what does not.
  func indentation(at place: Int) -> String? {
    let blanks = bytes[lineStart(place)..<place]
    guard lineStart(place) > 0, blanks.allSatisfy(Self.isBlank) else { return nil }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// How the line in front of something ends.
  func lineBreak(before place: Int) -> String {
    let start = lineStart(place)
    return start > 1 && bytes[start - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func afterBreak(_ bytes: [UInt8], at place: Int) -> Int? {
    if bytes[place] == UInt8(ascii: "\n") { return place + 1 }
    guard bytes[place] == UInt8(ascii: "\r"), place + 1 < bytes.count,
      bytes[place + 1] == UInt8(ascii: "\n")
    else { return nil }
    return place + 2
  }
}

/// Finds the tags in a well-formed text.
private struct Scanner {
  let bytes: [UInt8]
  var spans: [ElementText.Span] = []
  var open: [Int] = []
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        skip(past: "]]>")
      } else if starts(with: "<?") {
        skip(past: "?>")
      } else if starts(with: "</") {
        skip(past: ">")
        guard let last = open.popLast() else { return }
        spans[last].whole = spans[last].whole.lowerBound..<place
      } else {
        scanTag()
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Goes on behind the next occurrence of a text.
  private mutating func skip(past text: StaticString) {
    while place < bytes.count, !starts(with: text) { place += 1 }
    place = min(bytes.count, place + text.utf8CodeUnitCount)
  }

  /// Reads an opening tag.
  private mutating func scanTag() {
    let start = place
    place += 1
    let name = word()
    var attributes: [ElementText.Attribute] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "/")
    {
      let first = place
      let key = word()
      guard !key.isEmpty else {
        place += 1
        continue
      }
      while place < bytes.count, bytes[place] != UInt8(ascii: "\""),
        bytes[place] != UInt8(ascii: "'")
      { place += 1 }
      guard place < bytes.count else { return }
      let quote = bytes[place]
      let from = place + 1
      guard let to = bytes[from...].firstIndex(of: quote) else {
        place = bytes.count
        return
      }
      place = to + 1
      attributes.append(ElementText.Attribute(name: key, whole: first..<place, value: from..<to))
    }
    guard place < bytes.count else { return }
    let isClosed = bytes[place] == UInt8(ascii: "/")
    skip(past: ">")
    if !isClosed { open.append(spans.count) }
    spans.append(
      ElementText.Span(
        name: name, whole: start..<place, tag: start..<place, attributes: attributes))
  }

  /// Reads a name.
  private mutating func word() -> String {
    let start = place
    while place < bytes.count, !" \t\r\n=/>".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}
