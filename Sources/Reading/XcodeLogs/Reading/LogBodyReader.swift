import UIKitTexts
import ConstraintSolver
import LayoutModel

/// Reads the body of a logged constraint: an equation or visual format.
struct LogBodyReader {
  var scanner: TextScanner
  /// The constraint, with what was read outside the body before.
  var constraint: LoggedConstraint
  private var uses: [String: Int] = [:]
  private let isFormat: Bool

  /// Creates a reader for the body that occupies a range of a line.
  init(_ scalars: [Unicode.Scalar], in range: Range<Int>, of constraint: LoggedConstraint) {
    scanner = TextScanner(scalars, in: range)
    self.constraint = constraint
    scanner.skipBlanks()
    isFormat = ["H:", "V:", "[", "|"].contains { [scanner] in scanner.isNext($0) }
  }

  /// Reads the body and what follows it, which together must fill the range.
  mutating func read() throws(TextScanner.Failure) -> LoggedConstraint {
    if let place = hidden { throw place }
    if isFormat { try readFormat() } else { try readEquation() }
    try readTail()
    if isFormat { finishFormat() }
    return constraint
  }

  /// What the system keeps to itself outside of the texts that views show; it is not needed.
  private var hidden: TextScanner.Failure? {
    var place = scanner.position
    while let found = scanner.first(Self.redaction, from: place) {
      place = found + Self.redaction.unicodeScalars.count
      guard scanner.scalar(at: found - 1) == "'", scanner.scalar(at: place) == "'" else {
        return TextScanner.Failure(
          message: "the system printed <private> here", position: scanner.position)
      }
    }
    return nil
  }

  private static let redaction = "<private>"

  // MARK: - Items

  /// Reads an item that ends at a position accepted by `isEnd`; bare names are looked up in the
  /// names section.
  mutating func item(
    endsAt isEnd: (TextScanner, Int) -> Bool
  ) throws(TextScanner.Failure) -> LoggedItem {
    var item = named(endsAt: isEnd)
    if item == nil { item = try addressed(endsAt: isEnd) }
    if item == nil { item = labelled(endsAt: isEnd) }
    guard let item else { throw scanner.failure("this is not a view") }
    constraint.items.append(item)
    return item
  }

  /// Reads the longest name of the names section that matches here.
  private mutating func named(endsAt isEnd: (TextScanner, Int) -> Bool) -> LoggedItem? {
    var best: (name: String, end: Int)?
    for named in constraint.names where named.name != "|" && scanner.isNext(named.name) {
      let end = scanner.position + named.name.unicodeScalars.count
      if isEnd(scanner, end), best.map({ $0.end < end }) ?? true { best = (named.name, end) }
    }
    guard let best, let item = resolve(best.name) else { return nil }
    scanner.position = best.end
    return item
  }

  /// Returns the item that a bare name stands for.
  ///
  /// The names section lists the first item of the constraint first, which in `[a]-(8)-[b]` is the
  /// second name.
  private mutating func resolve(_ name: String) -> LoggedItem? {
    var candidates = constraint.names.filter { $0.name == name }.map(\.item)
    if isFormat {
      if let superitem = constraint.superitem, candidates.count > 1 {
        candidates.removeAll { $0.key == superitem.key }
      }
      candidates.reverse()
    }
    let use = uses[name, default: 0]
    uses[name] = use + 1
    return candidates.isEmpty ? nil : candidates[min(use, candidates.count - 1)]
  }

  /// `Class:0x7f…` with an optional text in quotes, of AppKit in double ones.
  private mutating func addressed(
    endsAt isEnd: (TextScanner, Int) -> Bool
  ) throws(TextScanner.Failure) -> LoggedItem? {
    guard let found = scanner.address(from: scanner.position) else { return nil }
    let className = scanner.text(scanner.position..<found.colon)
    let foreign = ["==", "<=", ">=", " - ", " + ", " * ", "]", "'"]
    guard !className.isEmpty, !foreign.contains(where: className.contains) else { return nil }
    let key = scanner.text(found.digits)
    var item = LoggedItem(key: key, className: className)
    if constraint.names.contains(where: { $0.name == className && $0.item.key == key }) {
      item = LoggedItem(key: key, label: className)
    }
    scanner.position = found.digits.upperBound
    let open = scanner.peek() == " " ? scanner.position + 1 : scanner.position
    if let quote = ["'", "\""].first(where: { scanner.has($0, at: open) }) {
      let start = open + 1
      var close = start
      while close < scanner.end, !(scanner.has(quote, at: close) && isEnd(scanner, close + 1)) {
        close += 1
      }
      guard close < scanner.end else { throw scanner.failure("this text is not closed") }
      let text = scanner.text(start..<close)
      if text != Self.redaction { item.text = text }
      scanner.position = close + 1
    }
    guard isEnd(scanner, scanner.position) else { throw missingAttribute }
    return item
  }

  /// What follows an item is not an attribute, or none that is known.
  private var missingAttribute: TextScanner.Failure {
    guard scanner.peek() == ".", let next = scanner.peek(1), !next.isBlank else {
      return scanner.failure("an attribute is missing here")
    }
    var end = scanner.position + 1
    while let scalar = scanner.scalar(at: end), !scalar.isBlank { end += 1 }
    return scanner.failure(
      "\(scanner.text(scanner.position + 1..<end)) is an attribute that only the system knows")
  }

  /// Reads a name that the log does not explain, or `Class:label` as some libraries print it.
  private mutating func labelled(endsAt isEnd: (TextScanner, Int) -> Bool) -> LoggedItem? {
    let start = scanner.position
    var end = start
    while end < scanner.end, !isEnd(scanner, end) {
      let scalar = scanner.scalars[end]
      if scalar == "=" || scalar == "<" || scalar == ">" { return nil }
      end += 1
    }
    let text = scanner.text(start..<end)
    guard end < scanner.end, !text.allSatisfy(\.isWhitespace), text != "(null)", text != "(nil)"
    else { return nil }
    scanner.position = end
    guard let colon = text.firstIndex(of: ":") else { return LoggedItem(key: text, label: text) }
    let label = String(text[text.index(after: colon)...])
    return LoggedItem(
      key: text, className: String(text[..<colon]), label: label.isEmpty ? nil : label)
  }

  /// Reads a number, or `NSSpace(8)` and the like.
  mutating func distance() -> Double? {
    let start = scanner.position
    for symbol in LoggedConstraint.Spacing.allCases where scanner.take(symbol.rawValue) {
      constraint.spacing = symbol
      guard scanner.take("(") else {
        constraint.assumesSpacing = true
        return VisualFormat.standardSpacing
      }
      scanner.skipBlanks()
      if let number = scanner.number(isLocalized: true) {
        scanner.skipBlanks()
        if scanner.take(")") { return number }
      }
      scanner.position = start
      return nil
    }
    return scanner.number(isLocalized: true)
  }

  // MARK: - What follows the body

  private mutating func readTail() throws(TextScanner.Failure) {
    while true {
      scanner.skipBlanks()
      if scanner.isAtEnd { return }
      if scanner.take("(LTR)") {
        follows = .left
      } else if scanner.take("(RTL)") {
        constraint.isRightToLeft = true
        follows = .leading
      } else if scanner.take("priority:") || scanner.take("@") || scanner.take("^") {
        constraint.priority = try priority()
      } else if scanner.take("Hug:") {
        constraint.hugging = try priority()
      } else if scanner.take("CompressionResistance:") {
        constraint.resistance = try priority()
      } else {
        throw scanner.failure("this does not belong here")
      }
    }
  }

  /// The leading or left edge, whichever the visual format refers to; leading unless it says
  /// otherwise.
  private var follows = Attribute.leading

  /// Turns leading and trailing into left and right after `(LTR)`.
  private mutating func finishFormat() {
    guard follows == .left else { return }
    func turned(_ side: LoggedConstraint.Side) -> LoggedConstraint.Side {
      var side = side
      for index in side.terms.indices {
        guard case .plain(let attribute) = side.terms[index].attribute,
          attribute.followsLanguage, let other = attribute.otherFamily
        else { continue }
        side.terms[index].attribute = .plain(other)
      }
      return side
    }
    constraint.left = turned(constraint.left)
    constraint.right = turned(constraint.right)
  }

  /// Reads a priority: a number, or the words that Masonry and SnapKit print.
  mutating func priority() throws(TextScanner.Failure) -> Double {
    scanner.skipBlanks()
    if let number = scanner.number(isLocalized: true) { return number }
    if scanner.take("UILayoutPriority(rawValue: ") || scanner.take("NSLayoutPriority(rawValue: ") {
      if let number = scanner.number(), scanner.take(")") { return number }
    }
    let words = [
      ("required", 1000.0), ("high", 750), ("medium", 500), ("low", 250),
      ("fitting size", 50), ("fittingSize", 50),
    ]
    for (word, number) in words where scanner.take(word) { return number }
    throw scanner.failure("this is not a priority")
  }
}
