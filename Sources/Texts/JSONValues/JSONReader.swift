/// Reads JSON as RFC 8259 has it, and nothing else: from other programs comes anything.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  /// How deeply arrays and objects may be nested.
  static let depthLimit = 200

  /// Begins with a text.
  init(_ text: some Sequence<UInt8>) { bytes = Array(text) }

  /// Reads the one value of the text.
  mutating func read() throws(JSONProblem) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard place == bytes.count else { throw problem("something follows the value") }
    return value
  }

  private func problem(_ reason: String) -> JSONProblem {
    JSONProblem(reason: reason, offset: place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let next, [0x20, 0x0A, 0x0D, 0x09].contains(next) { place += 1 }
  }

  /// Takes a sign if it is there.
  private mutating func take(_ sign: Character) -> Bool {
    skipBlanks()
    guard next == sign.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth <= Self.depthLimit else { throw problem("it is nested too deeply") }
    skipBlanks()
    guard let next else { throw problem("a value is missing") }
    switch Character(UnicodeScalar(next)) {
    case "{": return try object(depth)
    case "[": return try array(depth)
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    case "-", "0"..."9": return .number(try number())
    default: throw problem("no value begins like that")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw problem("no value is called that") }
    place += word.utf8.count
    return value
  }

  private mutating func object(_ depth: Int) throws(JSONProblem) -> JSONValue {
    place += 1
    var members: [String: JSONValue] = [:]
    guard !take("}") else { return .object(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw problem("a key is missing") }
      let key = try string()
      guard take(":") else { throw problem("a colon is missing") }
      members[key] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw problem("the object does not end") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(JSONProblem) -> JSONValue {
    place += 1
    var elements: [JSONValue] = []
    guard !take("]") else { return .array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw problem("the array does not end") }
    return .array(elements)
  }

  // MARK: - Numbers

  private mutating func digits() -> Int {
    let start = place
    while let next, (0x30...0x39).contains(next) { place += 1 }
    return place - start
  }

  private mutating func number() throws(JSONProblem) -> Double {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let hasZero = next == UInt8(ascii: "0")
    let count = digits()
    guard count == 1 || count > 1 && !hasZero else { throw problem("this is not a number") }
    if next == UInt8(ascii: ".") {
      place += 1
      guard digits() > 0 else { throw problem("this is not a number") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { place += 1 }
      guard digits() > 0 else { throw problem("this is not a number") }
    }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
      number.isFinite
    else { throw problem("the number is too large") }
    return number
  }

  // MARK: - Strings

  private mutating func string() throws(JSONProblem) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        guard let valid = String(validating: text, as: UTF8.self) else {
          throw problem("a string is not UTF-8")
        }
        return valid
      case UInt8(ascii: "\\"):
        place += 1
        text += Array(String(try escaped()).utf8)
      case ..<0x20: throw problem("a control character stands in a string")
      default:
        text.append(byte)
        place += 1
      }
    }
    throw problem("a string does not end")
  }

  /// Reads what follows a backslash; half a pair of surrogates becomes U+FFFD.
  private mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    guard let byte = next else { throw problem("a string does not end") }
    place += 1
    switch Character(UnicodeScalar(byte)) {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let unit = try unit()
      guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
      guard bytes[place...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
      let start = place
      place += 2
      let low = try self.unit()
      guard (0xDC00..<0xE000).contains(low) else {
        place = start
        return "\u{FFFD}"
      }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    default: throw problem("no character is written like that")
    }
  }

  private mutating func unit() throws(JSONProblem) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("four hexadecimal digits are missing") }
    place += 4
    return unit
  }
}

/// Why a text is not JSON.
package struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong, as a clause.
  package var reason: String
  /// Where, in bytes from the beginning.
  package var offset: Int
}

extension JSONValue {
  /// Reads a text.
  ///
  /// - Throws: The first place where it is not JSON.
  package init(reading text: some Sequence<UInt8>) throws(JSONProblem) {
    var reader = JSONReader(text)
    self = try reader.read()
  }
}
