import PlumbLanguage
import UIKitTexts

/// Undoes what programs on the way did to a log: pages that escape its brackets, editors that turn
/// its quotes, terminals that colour it, people who leave the brackets out.
struct LogTextRepair {
  /// Whether `<` is written `&lt;`.
  private let isPage: Bool
  /// Whether `<` is written `\u003c`, as in JSON.
  private let isJSON: Bool
  /// Whether a sign of Markdown is written with a backslash, as in `\<`.
  private let isMarkdown: Bool
  /// Whether it is the source of a mail, where `=` is written `=3D`.
  private let isMailSource: Bool
  /// Whether quotes and dashes were made typographic.
  private let isTypographic: Bool
  /// Whether no constraint is printed with its class.
  private let isWithoutClasses: Bool

  /// The most characters in a line that is repaired.
  private static let lineLimit = 1_000_000

  /// Looks for the traces of such programs in a text.
  init(_ text: String) {
    isPage = text.holds("&lt;") || text.holds("&amp;lt;")
    isJSON = text.holds("\\u003c") || text.holds("\\u003C")
    isMarkdown = text.holds("\\<")
    isMailSource = text.holds("=3D=3D")
    isTypographic =
      text.holds("\u{201C}<") || text.holds("\u{201C}&lt;") || text.holds("\u{2018}|")
      || text.holds("\u{2019}|")
    isWithoutClasses = !text.holds("onstraint:0x") && !text.holds("onstraint: 0x")
  }

  /// A line as the system printed it.
  func repaired(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    // No console prints so long a line; what else it may be costs nothing.
    guard scalars.count <= Self.lineLimit else { return [] }
    var scalars = scalars
    if scalars.contains(where: Self.isInvisible) { scalars = Self.visible(scalars) }
    if isPage { scalars = Self.decoded(Self.decoded(scalars, Self.entities), Self.entities) }
    if isJSON { scalars = Self.decoded(scalars, Self.escapes) }
    if isMarkdown { scalars = Self.decoded(scalars, Self.signs) }
    if isMailSource { scalars = Self.printable(scalars) }
    if isTypographic { scalars = scalars.flatMap { Self.plain[$0] ?? [$0] } }
    return bracketed(scalars)
  }

  // MARK: - Characters

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{1B}", "\u{FEFF}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}": true
    default: false
    }
  }

  /// A line without marks of no width and without the colours of a terminal.
  private static func visible(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\u{1B}", index < scalars.count, scalars[index] == "[" {
        index += 1
        while index < scalars.count, !scalars[index].isLetter { index += 1 }
        index += 1
      } else if !isInvisible(scalar) {
        result.append(scalar)
      }
    }
    return result
  }

  private static let entities: [(text: String, scalar: Unicode.Scalar)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&apos;", "'"),
    ("&#39;", "'"), ("&#x27;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
  ]

  private static let escapes: [(text: String, scalar: Unicode.Scalar)] = [
    ("\\u003c", "<"), ("\\u003C", "<"), ("\\u003e", ">"), ("\\u003E", ">"), ("\\u0026", "&"),
    ("\\u0027", "'"),
  ]

  private static let signs: [(text: String, scalar: Unicode.Scalar)] = [
    ("\\<", "<"), ("\\>", ">"), ("\\_", "_"), ("\\*", "*"), ("\\[", "["), ("\\]", "]"),
    ("\\|", "|"), ("\\-", "-"), ("\\(", "("), ("\\)", ")"), ("\\&", "&"), ("\\'", "'"),
  ]

  /// A line of a mail's source: bytes for their numbers, and no `=` where the line was too long.
  private static func printable(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let scanner = TextScanner(scalars)
    var bytes: [UInt8] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      guard scalar == "=" else {
        bytes += Array(String(scalar).utf8)
        continue
      }
      if index == scalars.count { break }
      if let byte = UInt8(scanner.text(index..<index + 2), radix: 16) {
        bytes.append(byte)
        index += 2
      } else {
        bytes.append(UInt8(ascii: "="))
      }
    }
    return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  /// A line with signs for what stands for them.
  private static func decoded(
    _ scalars: [Unicode.Scalar], _ codes: [(text: String, scalar: Unicode.Scalar)]
  ) -> [Unicode.Scalar] {
    guard scalars.contains(where: { $0 == "&" || $0 == "\\" }) else { return scalars }
    let scanner = TextScanner(scalars)
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      let code =
        scalars[index] == "&" || scalars[index] == "\\"
        ? codes.first { scanner.has($0.text, at: index) } : nil
      result.append(code?.scalar ?? scalars[index])
      index += code?.text.unicodeScalars.count ?? 1
    }
    return result
  }

  private static let plain: [Unicode.Scalar: [Unicode.Scalar]] = [
    "\u{201C}": ["\""], "\u{201D}": ["\""], "\u{201E}": ["\""], "\u{2018}": ["'"],
    "\u{2019}": ["'"], "\u{2013}": ["-"], "\u{2014}": ["-", "-"], "\u{2026}": [".", ".", "."],
  ]

  // MARK: - Brackets

  /// A line with the brackets of the constraint that it holds without them.
  private func bracketed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let scanner = TextScanner(scalars)
    guard let start = Self.headStart(scanner) ?? (isWithoutClasses ? Self.bodyStart(scanner) : nil)
    else { return scalars }
    var end = scalars.count
    while end > start, scalars[end - 1].isBlank || "\",;".unicodeScalars.contains(scalars[end - 1])
    {
      end -= 1
    }
    let close: [Unicode.Scalar] = scalars[end - 1] == ">" ? [] : [">"]
    return scalars[..<start] + ["<"] + scalars[start..<end] + close + scalars[end...]
  }

  /// Where the class of a constraint starts that has no bracket in front of it.
  private static func headStart(_ scanner: TextScanner) -> Int? {
    guard let place = scanner.first("onstraint:0x", from: 0) else { return nil }
    var start = place
    while let scalar = scanner.scalar(at: start - 1),
      scalar.isLetter || scalar.isDigit || "_.$".unicodeScalars.contains(scalar)
    {
      start -= 1
    }
    if let before = scanner.scalar(at: start - 1) {
      guard before.isBlank || "\"([-".unicodeScalars.contains(before) else { return nil }
    }
    guard let end = scanner.hexEnd(at: place + 10),
      scanner.scalar(at: end).map({ $0.isBlank || $0 == "@" }) ?? false,
      ["==", "<=", ">=", " H:", " V:"].contains(where: { scanner.first($0, from: end) != nil })
    else { return nil }
    return start
  }

  /// Where a line starts that is the body of a constraint and nothing else:
  /// `UIView:0x7f….height == 40`.
  private static func bodyStart(_ scanner: TextScanner) -> Int? {
    let scalars = scanner.scalars
    guard let start = scalars.firstIndex(where: { !$0.isBlank && $0 != "\"" }),
      scalars[start].isLetter || scalars[start] == "_", let found = scanner.address(from: start),
      scalars[start..<found.colon].allSatisfy({ !$0.isBlank && $0 != "=" && $0 != "\"" })
    else { return nil }
    var end = found.digits.upperBound
    if scanner.scalar(at: end) == "'" {
      guard let close = scanner.first("'.", from: end + 1) else { return nil }
      end = close + 1
    }
    guard scanner.scalar(at: end) == "." else { return nil }
    var rest = scanner
    rest.position = end + 1
    guard LoggedAttribute(spelled: rest.word()) != nil else { return nil }
    rest.skipBlanks()
    return rest.relation() == nil ? nil : start
  }
}
