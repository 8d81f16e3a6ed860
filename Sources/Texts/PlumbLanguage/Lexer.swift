import LayoutModel

/// Splits a line into tokens.
package enum Lexer {
  /// The signs with more than one character, the longest first.
  private static let longSigns = ["==", "<=", ">=", "!=", "..", "->"]
  private static let canonical = ["≤": "<=", "≥": ">=", "≠": "!=", "−": "-", "×": "*", "…": ".."]

  /// Returns the tokens of a line.
  ///
  /// - Throws: A diagnostic for an open string or backquote, and for a control character.
  package static func tokens(of line: String) throws(Diagnostic) -> [Token] {
    ReadingTally.countLexed()
    let scalars = Array(line.unicodeScalars)
    var tokens: [Token] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" {
        index += 1
      } else if Name.isLetter(scalar) {
        tokens.append(word(scalars, &index))
      } else if ("0"..."9").contains(scalar) {
        tokens.append(try number(scalars, &index, line))
      } else if scalar == "`" {
        tokens.append(try quotedName(scalars, &index, line))
      } else if scalar == "\"" {
        tokens.append(try string(scalars, &index, line))
      } else {
        tokens.append(try sign(scalars, &index, line))
      }
    }
    return tokens
  }

  private static func word(_ scalars: [Unicode.Scalar], _ index: inout Int) -> Token {
    let start = index
    while index < scalars.count, Name.isLetter(scalars[index]) || Name.isDigit(scalars[index]) {
      index += 1
    }
    return Token(kind: .word, text: text(scalars[start..<index]), range: start..<index)
  }

  /// Reads a number: digits, a point if digits follow it, and an exponent.
  private static func number(
    _ scalars: [Unicode.Scalar], _ index: inout Int, _ line: String
  ) throws(Diagnostic) -> Token {
    let start = index
    func isDigit(_ position: Int) -> Bool {
      position < scalars.count && ("0"..."9").contains(scalars[position])
    }
    while isDigit(index) { index += 1 }
    if index < scalars.count, scalars[index] == ".", isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    var exponent: Int?
    if index < scalars.count, scalars[index] == "e" || scalars[index] == "E" {
      let signed = index + 1 < scalars.count && "+-".unicodeScalars.contains(scalars[index + 1])
      let digits = index + (signed ? 2 : 1)
      if isDigit(digits) {
        let mantissa = index
        exponent = mantissa
        index = digits
        while isDigit(index) { index += 1 }
        // In the name of a file such as `14E6219690B1` there is no exponent.
        if index < scalars.count, Name.isLetter(scalars[index]) { index = mantissa }
      }
    }
    if let exponent, Double(Self.text(scalars[start..<index]))?.isFinite != true,
      [start - 1, index].contains(where: { scalars.indices.contains($0) && isInPaths(scalars[$0]) })
    {
      // Nor is there one in a path such as `/tmp/1E746094-F383`.
      index = exponent
    }
    let text = text(scalars[start..<index])
    guard let value = Double(text), value.isFinite else {
      throw Diagnostic(.numberOutOfRange, "this number is too large", at: start..<index, in: line)
    }
    return Token(kind: .number(value), text: text, range: start..<index)
  }

  private static func isInPaths(_ scalar: Unicode.Scalar) -> Bool {
    "/-_.~".unicodeScalars.contains(scalar)
  }

  private static func quotedName(
    _ scalars: [Unicode.Scalar], _ index: inout Int, _ line: String
  ) throws(Diagnostic) -> Token {
    let start = index
    guard let end = scalars[(start + 1)...].firstIndex(of: "`") else {
      throw Diagnostic(
        .unclosed, "this backquote is never closed", at: start..<start + 1, in: line)
    }
    index = end + 1
    return Token(
      kind: .quotedName, text: text(scalars[(start + 1)..<end]), range: start..<index)
  }

  private static func string(
    _ scalars: [Unicode.Scalar], _ index: inout Int, _ line: String
  ) throws(Diagnostic) -> Token {
    let start = index
    var content = String.UnicodeScalarView()
    index += 1
    while index < scalars.count, scalars[index] != "\"" {
      if scalars[index] == "\\", index + 1 < scalars.count {
        index += 1
        switch scalars[index] {
        case "n": content.append("\n")
        case "t": content.append("\t")
        case "u":
          guard let scalar = scalarOfNumber(scalars, &index) else {
            content.append("u")
            break
          }
          content.append(scalar)
        default: content.append(scalars[index])
        }
      } else {
        content.append(scalars[index])
      }
      index += 1
    }
    guard index < scalars.count else {
      throw Diagnostic(.unclosed, "this text is never closed", at: start..<start + 1, in: line)
    }
    index += 1
    let value = String(content)
    return Token(kind: .string(value), text: value, range: start..<index)
  }

  /// Reads the scalar in an escape such as `\u{1b}`, behind the `u`; nil if there is none.
  private static func scalarOfNumber(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) -> Unicode.Scalar? {
    let digits = scalars[(index + 1)...].prefix(8)
    guard digits.first == "{", let end = digits.firstIndex(of: "}"),
      let number = UInt32(text(digits[(index + 2)..<end]), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    index = end
    return scalar
  }

  private static func sign(
    _ scalars: [Unicode.Scalar], _ index: inout Int, _ line: String
  ) throws(Diagnostic) -> Token {
    let start = index
    if index + 1 < scalars.count,
      let pair = longSigns.first(where: {
        $0.unicodeScalars.elementsEqual(scalars[start...start + 1])
      })
    {
      index += 2
      return Token(kind: .sign, text: pair, range: start..<index)
    }
    index += 1
    let single = text(scalars[start..<index])
    let isPrinted = scalars[start].isASCII && scalars[start] > " " && scalars[start] < "\u{7F}"
    if !isPrinted, scalars[start].isControl {
      throw Diagnostic(
        .unexpected, "a control character does not belong here", at: start..<index, in: line)
    }
    return Token(
      kind: .sign, text: scalars[start].isASCII ? single : canonical[single] ?? single,
      range: start..<index)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    // ASCII bytes are decoded at once, which is faster.
    if scalars.allSatisfy(\.isASCII) {
      return String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
