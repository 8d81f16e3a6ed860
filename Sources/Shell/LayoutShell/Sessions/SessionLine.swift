import ConstraintSolver
import LayoutModel
import PlumbLanguage

/// A line of an expected reply, which may have holes.
///
/// `{*}` stands for any words, `{n}` for a number, `{24±0.5}` for a number near 24, `{a|b}` for
/// either word; `{{*}` is the text `{*}`. A line `...` stands for any lines.
package struct SessionLine: Hashable, Sendable {
  /// The line as it stands in the file.
  package let text: String
  /// Its line number in the file, counted from 1.
  package let number: Int

  /// Makes a line of a file.
  package init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }

  /// Whether it stands for any number of lines.
  package var isEllipsis: Bool { text.trimmedBlanks == "..." }

  /// Returns a printed line as it has to be written in a session so that it matches itself.
  package static func literal(_ line: String) -> String {
    guard line.contains("{"), !isPicture(line) else { return line }
    return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      Word(String(word)).isHoleOrEscaped ? "{" + word : String(word)
    }.joined(separator: " ")
  }

  /// Whether this line equals a printed one exactly and has no holes.
  func isLiterally(_ line: String) -> Bool {
    text == line && !text.utf8.contains(UInt8(ascii: "{")) && !isEllipsis
  }

  /// Whether a printed line matches this one, with numbers within a tolerance.
  package func matches(_ line: String, tolerance: Double) -> Bool {
    if isLiterally(line) { return true }
    if Self.isPicture(text) || Self.isPicture(line) { return text == line }
    let pattern = Self.words(text)
    let words = Self.words(line)
    // reach[j]: whether the pattern so far can match the first j words.
    var reach = Array(repeating: false, count: words.count + 1)
    reach[0] = true
    for piece in pattern {
      let word = Word(piece)
      var next = Array(repeating: false, count: words.count + 1)
      if case .anything = word.kind {
        var isOpen = false
        for index in 0...words.count {
          isOpen = isOpen || reach[index]
          next[index] = isOpen
        }
      } else {
        for index in words.indices where reach[index] {
          next[index + 1] = word.matches(words[index], tolerance: tolerance)
        }
      }
      reach = next
    }
    return reach[words.count]
  }

  /// Returns the first number that differs, if the lines differ only in numbers.
  func firstDifference(
    from line: String, tolerance: Double
  ) -> (range: Range<Int>, found: String, expected: String)? {
    let pattern = Self.words(text)
    let words = Self.words(line)
    guard pattern.count == words.count else { return nil }
    var column = 0
    let columns = line.split(separator: " ", omittingEmptySubsequences: false)
    var places: [Int] = []
    for piece in columns {
      if !piece.isEmpty { places.append(column) }
      column += piece.count + 1
    }
    for (index, piece) in pattern.enumerated() {
      let word = Word(piece)
      guard !word.matches(words[index], tolerance: tolerance) else { continue }
      guard case .number = word.kind, let found = Word.number(words[index]), index < places.count
      else { return nil }
      return (places[index]..<places[index] + found.count, found, word.bare)
    }
    return nil
  }

  static func words(_ line: String) -> [String] {
    line.split { $0 == " " || $0 == "\t" }.map(String.init)
  }

  /// The words of a line, each with the blanks in front of it.
  static func places(_ line: String) -> [(blanks: String, word: String)] {
    var places: [(blanks: String, word: String)] = []
    var rest = line[...]
    while true {
      let blanks = rest.prefix { $0 == " " || $0 == "\t" }
      rest = rest.dropFirst(blanks.count)
      let word = rest.prefix { $0 != " " && $0 != "\t" }
      guard !word.isEmpty else { return places }
      places.append((String(blanks), String(word)))
      rest = rest.dropFirst(word.count)
    }
  }

  /// Whether a line is part of a picture.
  ///
  /// Pictures are compared exactly, including their blanks.
  static func isPicture(_ line: String) -> Bool {
    var last = Unicode.Scalar(0x20 as UInt8)
    for scalar in line.unicodeScalars {
      if (0x2500...0x257F).contains(scalar.value) || (last == "+" && scalar == "|") { return true }
      last = scalar
    }
    return false
  }
}

/// A word of an expected line.
struct Word {
  enum Kind {
    case text(String)
    case number(Double)
    case anything
    case anyNumber
    case near(Double, within: Double)
    case either([String])
  }

  let kind: Kind
  /// The word without a comma, colon or semicolon at its end.
  let bare: String
  private let tail: String

  /// Whether it stands for any words.
  var isAnything: Bool { if case .anything = kind { true } else { false } }

  /// Whether it stands for a number.
  var isNumber: Bool {
    switch kind {
    case .number, .anyNumber, .near: true
    default: false
    }
  }

  /// Returns the word to write so that it matches another one: a number keeps its hole if this word
  /// says how near the number has to be.
  func moved(to word: String) -> String {
    let (other, tail) = Self.split(word)
    if case .near(_, let reach) = kind, Self.decimal(other) != nil {
      return "{\(other)±\(reach.exactlySpelled)}\(tail)"
    }
    return SessionLine.literal(word)
  }

  /// Whether it is a hole, or a hole that is escaped with further braces.
  var isHoleOrEscaped: Bool {
    switch kind {
    case .anything, .anyNumber, .near, .either: true
    case .text: Self.isEscaped(bare)
    case .number: false
    }
  }

  init(_ word: String) {
    (bare, tail) = Self.split(word)
    if Self.isEscaped(bare) {
      kind = .text(String(bare.dropFirst()))
    } else if let hole = Self.hole(bare) {
      kind = hole
    } else if let number = Self.decimal(bare) {
      kind = .number(number)
    } else {
      kind = .text(bare)
    }
  }

  /// Whether it is a hole behind at least one further brace.
  private static func isEscaped(_ word: String) -> Bool {
    var rest = word[...]
    while rest.hasPrefix("{{") { rest.removeFirst() }
    return rest.count < word.count && hole(String(rest)) != nil
  }

  private static func hole(_ word: String) -> Kind? {
    guard word.first == "{", word.last == "}", word.count > 2 else { return nil }
    let inside = String(word.dropFirst().dropLast())
    if inside == "*" { return .anything }
    if inside == "n" { return .anyNumber }
    if let sign = inside.firstIndex(of: "±"),
      let value = decimal(String(inside[..<sign])),
      let tolerance = decimal(String(inside[inside.index(after: sign)...]))
    {
      return .near(value, within: tolerance)
    }
    guard inside.contains("|") else { return nil }
    return .either(inside.split(separator: "|", omittingEmptySubsequences: false).map(String.init))
  }

  static func split(_ word: String) -> (String, String) {
    guard word.count > 1, let last = word.last, [",", ":", ";"].contains(last) else {
      return (word, "")
    }
    return (String(word.dropLast()), String(last))
  }

  /// Reads a decimal number as replies print it; nil for anything else.
  static func decimal(_ word: String) -> Double? {
    let digits = word.first == "-" ? word.dropFirst() : word[...]
    guard !digits.isEmpty, digits.first != ".", digits.last != ".",
      digits.allSatisfy({ ("0"..."9").contains($0) || $0 == "." })
    else { return nil }
    return Double(word)
  }

  static func number(_ word: String) -> String? {
    let (bare, _) = split(word)
    return decimal(bare) == nil ? nil : bare
  }

  func matches(_ word: String, tolerance: Double) -> Bool {
    let (other, otherTail) = Self.split(word)
    guard tail == otherTail else { return false }
    switch kind {
    case .text(let text): return text == other
    case .anything: return true
    case .anyNumber: return Self.decimal(other) != nil
    case .number(let number):
      return Self.decimal(other).map { Tolerance.isPrinted($0, within: tolerance, of: number) }
        ?? false
    case .near(let number, let reach):
      return Self.decimal(other).map { Tolerance.isPrinted($0, within: reach, of: number) }
        ?? false
    case .either(let words): return words.contains(other)
    }
  }
}
