/// Tracks the nesting of brackets, quotes and comments in Swift: what is open at the end, and
/// whether the nesting is too deep.
///
/// Parsers are recursive and look ahead through brackets repeatedly, so that deep nesting could
/// crash them or take for ever. This scan runs first and takes linear time.
package struct OpenBrackets: Sendable {
  /// An open bracket or the like, with the counts around it.
  private struct Level: Sendable {
    var kind: Kind
    var counts: Counts
    /// Where it opens, in bytes.
    var place: Int
  }

  private enum Kind: Equatable {
    case round, square, curly, condition
    /// The interpolation `\(` in a text.
    case interpolation
    case text(hashes: Int, isLong: Bool)
    /// The regular expression `#/pattern/#` over several lines.
    case pattern(hashes: Int)
  }

  /// The numbers of constructs that nest without brackets.
  private struct Counts {
    /// The nesting of `[`, counted from the last brace.
    var squares = 0
    /// The number of `<` that may begin generic arguments.
    var angles = 0
    /// The number of `if`, `switch` and the like whose braces have not followed yet.
    var statements = 0
    /// The number of `? ` without a colon.
    var choices = 0
    /// The number of successive `->`.
    var arrows = 0
    /// The number of successive `else if`.
    var branches = 0
    /// The number of successive prefixes such as `try await`.
    var prefixes = 0
  }

  /// The largest depth of nested brackets.
  static let depthLimit = 100
  /// The largest depth of `[` inside `[` and of `<` inside `<`, at each of which the parser looks
  /// ahead twice.
  static let lookaheadLimit = 12
  /// The largest depth of statements without braces, conditional operators, arrows and the like.
  static let chainLimit = 60

  /// The place where the nesting becomes too deep, in bytes; `nil` if it does not.
  private(set) var tooDeep: Int?

  /// The places of closing brackets that nothing opens, in bytes.
  private(set) var strays: [Int] = []

  private var bytes: [UInt8] = []
  private var index = 0
  private var levels: [Level] = []
  private var counts = Counts()
  private var commentDepth = 0
  /// The number of open brackets, whether they match or not.
  private var open = 0
  /// The last byte that is neither blank nor in a comment.
  private var last: UInt8 = 0
  private var lastWord = ""

  /// Scans a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String) { append(text) }

  /// Scans more text that follows.
  ///
  /// - Complexity: O(*n*), where *n* is the length of that text.
  package mutating func append(_ text: String) {
    bytes += text.utf8
    while index < bytes.count, tooDeep == nil {
      if commentDepth > 0 {
        comment()
      } else {
        switch levels.last?.kind {
        case .text(let hashes, let isLong): quoted(hashes, isLong)
        case .pattern(let hashes): pattern(hashes)
        default: code()
        }
      }
      index += 1
    }
  }

  /// Whether nothing is open; a text that is nested too deeply counts as closed.
  package var isClosed: Bool {
    if tooDeep != nil { return true }
    guard commentDepth == 0, open == 0 else { return false }
    return !levels.contains { level in
      switch level.kind {
      case .text(_, isLong: true), .pattern: true
      default: false
      }
    }
  }

  /// The brackets and conditions that are still open at the end, innermost first.
  ///
  /// Each has its offset in bytes and the text that closes it. The list is `nil` if the code ends
  /// inside a comment, a string or a pattern.
  var unclosed: [(place: Int, end: String)]? {
    guard commentDepth == 0 else { return nil }
    var ends: [(place: Int, end: String)] = []
    for level in levels.reversed() {
      switch level.kind {
      case .round: ends.append((level.place, ")"))
      case .square: ends.append((level.place, "]"))
      case .curly: ends.append((level.place, "}"))
      case .condition: ends.append((level.place, "\n#endif\n"))
      case .interpolation, .text, .pattern: return nil
      }
    }
    return ends
  }

  // MARK: - Signs

  private func ahead(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { zip($0, bytes[index...]).allSatisfy { $0 == $1 } }
  }

  private mutating func comment() {
    if ahead("*/") {
      (commentDepth, index) = (commentDepth - 1, index + 1)
    } else if ahead("/*") {
      (commentDepth, index) = (commentDepth + 1, index + 1)
    }
  }

  private mutating func quoted(_ hashes: Int, _ isLong: Bool) {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      let end = index + 1 + hashes
      guard hashCount(at: index + 1, upTo: hashes) == hashes, end < bytes.count else { return }
      index = end
      if bytes[end] == UInt8(ascii: "(") { enter(.interpolation) }
    case UInt8(ascii: "\""):
      guard !isLong || ahead("\"\"\"") else { return }
      let end = index + (isLong ? 3 : 1)
      guard hashCount(at: end, upTo: hashes) == hashes else { return }
      index = end + hashes - 1
      leave(0)
      last = UInt8(ascii: "\"")
    case UInt8(ascii: "\n") where !isLong: leave(0)
    default: break
    }
  }

  private func hashCount(at place: Int, upTo limit: Int) -> Int {
    bytes[min(place, bytes.count)...].prefix(limit).prefix { $0 == UInt8(ascii: "#") }.count
  }

  private mutating func pattern(_ hashes: Int) {
    if bytes[index] == UInt8(ascii: "\\") {
      index += 1
    } else if bytes[index] == UInt8(ascii: "/"), hashCount(at: index + 1, upTo: hashes) == hashes {
      index += hashes
      leave(0)
    }
  }

  private mutating func code() {
    let byte = bytes[index]
    defer { if !Self.isBlank(byte) { last = bytes[min(index, bytes.count - 1)] } }
    if last == UInt8(ascii: "}"), !Self.isBlank(byte), byte != UInt8(ascii: "/"), !ahead("else") {
      counts.branches = 0
    }
    switch byte {
    case UInt8(ascii: "/") where ahead("//"):
      while index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "/") where ahead("/*"): (commentDepth, index) = (1, index + 1)
    case UInt8(ascii: "/"): pattern()
    case UInt8(ascii: "\""): quote(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "`"):
      while index + 1 < bytes.count, bytes[index + 1] != byte,
        bytes[index + 1] != UInt8(ascii: "\n")
      { index += 1 }
    case UInt8(ascii: "("): enter(.round)
    case UInt8(ascii: "["): enter(.square)
    case UInt8(ascii: "{"): enter(.curly)
    case UInt8(ascii: ")"): close(.round)
    case UInt8(ascii: "]"): close(.square)
    case UInt8(ascii: "}"): close(.curly)
    case UInt8(ascii: "<"): count(\.angles, Self.lookaheadLimit)
    case UInt8(ascii: ">"):
      if last == UInt8(ascii: "-") {
        count(\.arrows, Self.chainLimit)
      } else if counts.angles > 0 {
        counts.angles -= 1
      }
    case UInt8(ascii: "?"):
      if index > 0, Self.isBlank(bytes[index - 1]) { count(\.choices, Self.chainLimit) }
    case UInt8(ascii: ":"): counts.choices = max(0, counts.choices - 1)
    case UInt8(ascii: ";"): counts = Counts(squares: counts.squares)
    case UInt8(ascii: ","): (counts.choices, counts.arrows) = (0, 0)
    case UInt8(ascii: "="): (counts.angles, counts.arrows) = (0, 0)
    case _ where Self.isOfWord(byte): word()
    default: break
    }
    if !Self.isBlank(byte), !Self.isOfWord(byte), !Self.isOfOperator(byte) { counts.prefixes = 0 }
  }

  /// Scans `/pattern/`, which may contain quotes and brackets.
  private mutating func pattern() {
    let isValue = Self.isOfWord(last) || ")]}\"?!".utf8.contains(last)
    guard !isValue, index + 1 < bytes.count, !Self.isBlank(bytes[index + 1]) else { return }
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") {
        index = end
        return
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// Scans `#"text"#`, `#/pattern/#` or `#if`.
  private mutating func hash() {
    if ahead("#if") { return enter(.condition) }
    if ahead("#endif") { return close(.condition) }
    let hashes = hashCount(at: index, upTo: bytes.count)
    let next = index + hashes < bytes.count ? bytes[index + hashes] : 0
    if next == UInt8(ascii: "\"") {
      index += hashes
      quote(hashes: hashes)
    } else if next == UInt8(ascii: "/") {
      var place = index + hashes + 1
      // Only a regular expression that begins with a line break spans several lines.
      if place < bytes.count, bytes[place] == UInt8(ascii: "\n") {
        index = place
        return enter(.pattern(hashes: hashes))
      }
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
        if bytes[place] == UInt8(ascii: "/"), hashCount(at: place + 1, upTo: hashes) == hashes {
          index = place + hashes
          return
        }
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += hashes
    } else {
      index += hashes - 1
    }
  }

  private mutating func quote(hashes: Int) {
    let isLong = ahead("\"\"\"")
    enter(.text(hashes: hashes, isLong: isLong))
    if isLong { index += 2 }
  }

  private mutating func word() {
    let start = index
    while index + 1 < bytes.count, Self.isOfWord(bytes[index + 1]) { index += 1 }
    let isMember = last == UInt8(ascii: ".")
    let isLabel = bytes[(index + 1)...].first { !Self.isBlank($0) } == UInt8(ascii: ":")
    guard index - start < 12, !isMember, !isLabel else {
      (counts.prefixes, lastWord) = (0, "")
      return
    }
    let word = String(decoding: bytes[start...index], as: UTF8.self)
    if Self.prefixes.contains(word) {
      count(\.prefixes, Self.chainLimit)
    } else {
      counts.prefixes = 0
    }
    if word == "if", lastWord == "else" { count(\.branches, Self.chainLimit) }
    if Self.statements.contains(word) { count(\.statements, Self.chainLimit) }
    lastWord = word
  }

  private static let prefixes: Set<String> = [
    "try", "await", "unsafe", "copy", "consume", "borrow", "each", "any", "some", "repeat", "inout",
    "let", "var", "throw", "return", "yield", "discard", "is", "as", "in", "case", "else", "not",
    "borrowing", "consuming", "sending", "isolated", "if", "switch", "while", "guard", "for", "do",
    "defer", "then", "async", "where",
  ]

  private static let statements: Set<String> = [
    "if", "switch", "while", "guard", "for",
  ]

  // MARK: - Levels

  private mutating func count(_ counter: WritableKeyPath<Counts, Int>, _ limit: Int) {
    counts[keyPath: counter] += 1
    if counts[keyPath: counter] > limit { tooDeep = tooDeep ?? index }
  }

  private mutating func enter(_ kind: Kind) {
    switch kind {
    case .round, .square, .curly: open += 1
    default: break
    }
    levels.append(Level(kind: kind, counts: counts, place: index))
    // The parser does not look ahead across braces.
    counts = Counts(squares: kind == .curly ? 0 : counts.squares, angles: counts.angles)
    if kind == .curly { counts.angles = 0 }
    if kind == .square { count(\.squares, Self.lookaheadLimit) }
    if levels.count > Self.depthLimit { tooDeep = tooDeep ?? index }
  }

  /// Leaves all but some of the levels, with everything inside them.
  private mutating func leave(_ fromTop: Int) {
    let level = levels[levels.count - 1 - fromTop]
    levels.removeLast(fromTop + 1)
    counts = level.counts
    // The statements that waited for a brace have it.
    if level.kind == .curly {
      (counts.statements, counts.choices, counts.arrows, counts.prefixes) = (0, 0, 0, 0)
    }
  }

  /// Leaves the nearest level opened by such a bracket; an unmatched bracket closes nothing.
  private mutating func close(_ kind: Kind) {
    if kind != .condition { open = max(0, open - 1) }
    for (fromTop, level) in levels.reversed().enumerated() {
      if level.kind == kind || (kind == .round && level.kind == .interpolation) {
        return leave(fromTop)
      }
      // The text around an interpolation is closed only by its quotes.
      if level.kind == .interpolation { return }
    }
    strays.append(index)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  private static func isOfOperator(_ byte: UInt8) -> Bool {
    "+-*/%!&|^~=<>?".utf8.contains(byte)
  }
}
