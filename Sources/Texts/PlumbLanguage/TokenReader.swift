import UIKitTexts
package import LayoutModel

/// Reads a line token by token; every error has a place in the line.
package struct TokenReader: Sendable {
  /// The whole line.
  package let line: String
  /// The layout to which names refer.
  package let layout: Layout
  private var tokens: [Token]
  private var index = 0
  /// What could come at the end of the line, collected for completion; nil if it is not collected.
  package var offers: [Offer]?
  /// How the rest of the line is written, found out while it is read; nil if it is not asked for.
  package var outline: Outline?

  /// Makes a reader of a line.
  ///
  /// - Throws: A diagnostic if the line cannot be split into tokens.
  package init(_ line: String, in layout: Layout) throws(Diagnostic) {
    self.init(line, try Lexer.tokens(of: line), in: layout)
  }

  /// Makes a reader of a line that has been split into tokens.
  package init(_ line: String, _ tokens: [Token], in layout: Layout) {
    self.line = line
    self.layout = layout
    self.tokens = tokens
  }

  // MARK: - Asking

  /// Offers something that can come next, if the line ends here.
  package mutating func offer(_ offer: Offer) {
    if isAtEnd { offers?.append(offer) }
  }

  /// Offers what takes up the rest of the line, whether or not it has been begun.
  package mutating func offerRest(_ offer: (Int) -> Offer) {
    let place = here.lowerBound
    offers?.append(offer(place))
  }

  // MARK: - Looking

  /// The next token; nil at the end.
  package var peek: Token? { index < tokens.count ? tokens[index] : nil }

  /// Returns a token by its offset from the next one.
  package func peek(_ offset: Int) -> Token? {
    index + offset < tokens.count ? tokens[index + offset] : nil
  }

  /// Whether all tokens have been read.
  package var isAtEnd: Bool { index >= tokens.count }

  /// The place for a caret if something is missing: behind the last token.
  package var end: Range<Int> {
    let last = tokens.last?.range.upperBound ?? 0
    return last..<last + 1
  }

  /// The end of the last token that was read.
  package var lastEnd: Int { peek(-1)?.range.upperBound ?? 0 }

  /// Whether a number or the name of one comes next.
  package var isNumberNext: Bool {
    guard let token = peek else { return false }
    if case .number = token.kind { return true }
    if token.isSign("-") { return true }
    guard token.kind == .word, case .number? = layout.named(token.text) else { return false }
    return true
  }

  /// The place of the next token, or of the end.
  package var here: Range<Int> { peek?.range ?? end }

  /// The line from the next token on, without trailing blanks.
  package var rest: String {
    guard let next = peek, let last = tokens.last else { return "" }
    let scalars = Array(line.unicodeScalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[next.range.lowerBound..<last.range.upperBound])
    return String(view)
  }

  /// The tokens that have not been read yet.
  package var remaining: ArraySlice<Token> { tokens.dropFirst(index) }

  /// Returns the text in a range of the line.
  package func text(_ range: Range<Int>) -> String {
    let scalars = Array(line.unicodeScalars)
    var view = String.UnicodeScalarView()
    view.append(
      contentsOf: scalars[
        min(range.lowerBound, scalars.count)..<min(range.upperBound, scalars.count)])
    return String(view)
  }

  // MARK: - Taking

  /// Reads the next token.
  @discardableResult
  package mutating func next() -> Token? {
    defer { index += 1 }
    return peek
  }

  /// Puts tokens in front of the next one; they have places in the line, too.
  package mutating func insert(_ others: [Token]) { tokens.insert(contentsOf: others, at: index) }

  /// Reads the next token if it is a sign; returns whether it was.
  package mutating func take(sign: String) -> Bool {
    guard peek?.isSign(sign) ?? false else { return false }
    index += 1
    return true
  }

  /// Reads the next token if it is a word; returns whether it was.
  package mutating func take(word: String) -> Bool {
    guard peek?.isWord(word) ?? false else { return false }
    index += 1
    return true
  }

  /// Reads the rest of the line.
  package mutating func takeRest() -> String {
    defer { index = tokens.count }
    return rest
  }

  /// Throws unless the line has been read to its end.
  package func finish() throws(Diagnostic) {
    guard let token = peek else { return }
    throw Diagnostic(
      .unexpected, "\"\(token.text)\" does not belong here",
      at: token.range.lowerBound..<end.lowerBound,
      in: line)
  }

  /// Returns the error for something that is missing here.
  package func missing(_ what: String) -> Diagnostic {
    if let token = peek {
      return Diagnostic(
        .missing, "expected \(what), found \"\(token.text)\"", at: token.range, in: line)
    }
    return Diagnostic(.missing, "expected \(what)", at: end, in: line)
  }

  /// Reads a name, whether or not something has it.
  package mutating func name(_ what: String) throws(Diagnostic) -> Token {
    guard let token = peek, token.isName else { throw missing(what) }
    index += 1
    return token
  }

  /// Reads the name of something new.
  package mutating func newName(_ what: String) throws(Diagnostic) -> Token {
    let token = try name(what)
    try check(newName: token)
    return token
  }

  /// Throws if something new cannot have a name.
  package func check(newName token: Token) throws(Diagnostic) {
    try check(newName: token, in: layout)
  }

  /// Throws if something new cannot have a name in another layout, such as one that has grown
  /// since.
  func check(newName token: Token, in layout: Layout) throws(Diagnostic) {
    if token.kind == .word, Name.reserved.contains(token.text) {
      throw Diagnostic(
        .badName, "\"\(token.text)\" is a reserved word", at: token.range, in: line,
        note: "put it in backquotes to use it as a name", correction: nil)
    }
    do { try layout.check(name: token.text) } catch {
      throw Diagnostic(error, at: token.range, in: self)
    }
  }

  /// Reads a number with an optional sign.
  package mutating func number(_ what: String) throws(Diagnostic) -> Double {
    offer(.number)
    let start = index
    let isNegative = take(sign: "-")
    if let token = peek {
      if case .number(let value) = token.kind {
        index += 1
        return isNegative ? -value : value
      }
      if token.kind == .word, case .number(let value)? = layout.named(token.text) {
        index += 1
        return isNegative ? -value : value
      }
    }
    if isNegative, peek == nil { throw missing(what) }
    index = start
    throw missing(what)
  }

  /// Reads a priority: a number greater than 0 and at most 1000, or `required`, `high`, `low`.
  ///
  /// For that of a rule, errors include UIKit's own message.
  package mutating func priority(ofRule isOfRule: Bool = false) throws(Diagnostic) -> Double {
    guard !isAtEnd else {
      offer(.words(["required", "high", "low"]))
      throw missing("a priority, such as 750 or required")
    }
    if take(word: "required") { return 1000 }
    if take(word: "high") { return 750 }
    if take(word: "low") { return 250 }
    let place = here
    let start = place.lowerBound
    let value = try number("a priority, such as 750 or required")
    guard value > 0, value <= 1000 else {
      var complaint = Diagnostic(
        .priorityOutOfRange, "a priority must be more than 0 and at most 1000",
        at: start..<tokens[index - 1].range.upperBound, in: line)
      if isOfRule { complaint.add(UIKitException(priority: value)) }
      throw complaint
    }
    return value
  }

  /// Reads a size `WxH`, such as `320x200`; with `optional`, `-` stands for no length on an axis.
  package mutating func size(
    _ what: String, optional: Bool = false
  ) throws(Diagnostic) -> PerAxis<Double?> {
    let start = index
    let width = try length(what, optional: optional)
    guard let separator = peek, separator.kind == .word, separator.text.hasPrefix("x"),
      separator.range.lowerBound == tokens[index - 1].range.upperBound
    else {
      index = start
      throw missing(what)
    }
    index += 1
    let height: Double?
    if separator.text == "x" {
      height = try length(what, optional: optional)
    } else {
      // `Double` also reads words such as nan, infinity and 0x10, which are not numbers in a line.
      let text = separator.text.dropFirst()
      guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "e" || $0 == "E") }),
        let digits = Double(text)
      else {
        index = start
        throw missing(what)
      }
      height = decimals(after: text, digits)
    }
    if width == nil, height == nil {
      index = start
      throw missing(what)
    }
    return PerAxis(horizontal: width, vertical: height)
  }

  private mutating func length(_ what: String, optional: Bool) throws(Diagnostic) -> Double? {
    if optional, take(sign: "-") { return nil }
    guard let token = peek, case .number(let value) = token.kind else { throw missing(what) }
    index += 1
    return value
  }

  /// `x20` is one token, so a decimal fraction behind it is a sign and a number.
  private mutating func decimals(after text: Substring, _ whole: Double) -> Double {
    guard let point = peek, point.isSign("."), let digits = peek(1),
      case .number = digits.kind, point.range.upperBound == digits.range.lowerBound,
      let value = Double("\(text).\(digits.text)")
    else { return whole }
    index += 2
    return value
  }

  /// Reads an item by its name.
  package mutating func item(_ what: String = "a view") throws(Diagnostic) -> Item {
    offer(.item)
    let token = try name(what)
    return try item(token, what)
  }

  /// Returns the item that a token names.
  package func item(_ token: Token, _ what: String = "a view") throws(Diagnostic) -> Item {
    if case .item(let id)? = layout.named(token.text), let item = layout.item(id) { return item }
    throw Diagnostic(
      .noItem, "no view named \"\(token.text)\"", at: token.range, in: line,
      meant: Similarity.nearest(to: token.text, among: layout.items.map(\.name)))
  }

  /// Reads a rule by its name.
  package mutating func rule() throws(Diagnostic) -> Rule {
    offer(.rule)
    let token = try name("a rule")
    if case .rule(let id)? = layout.named(token.text), let rule = layout.rule(id) { return rule }
    throw Diagnostic(
      .noRule, "no rule named \"\(token.text)\"", at: token.range, in: line,
      meant: Similarity.nearest(to: token.text, among: layout.rules.map(\.name)))
  }

  /// Reads one of several words, and offers them.
  package mutating func choice(_ what: String, of choices: [String]) throws(Diagnostic) -> String {
    offer(.words(choices))
    return try unofferedChoice(what, of: choices)
  }

  /// Reads one of several words without offering them.
  package mutating func unofferedChoice(
    _ what: String, of choices: [String]
  ) throws(Diagnostic) -> String {
    guard let token = peek, token.kind == .word else { throw missing(what) }
    let (text, count) = choices.contains { $0.contains("-") } ? tiedWords : (token.text, 1)
    guard choices.contains(text) else {
      let list = choices.joined(separator: ", ")
      let nearest = Similarity.nearest(to: text, among: choices)
      let range = token.range.lowerBound..<tokens[index + count - 1].range.upperBound
      var complaint = Diagnostic(
        .badChoice, "\"\(text)\" is not \(what)", at: range, in: line, meant: nearest)
      complaint.details = ["one of: \(list)"]
      throw complaint
    }
    index += count
    return text
  }

  /// The next word and those joined to it by dashes, as in `log-style`; and the number of tokens in
  /// it.
  private var tiedWords: (text: String, count: Int) {
    var text = peek?.text ?? ""
    var count = 1
    while let last = peek(count - 1), let dash = peek(count), let word = peek(count + 1),
      dash.isSign("-"), word.kind == .word, last.range.upperBound == dash.range.lowerBound,
      dash.range.upperBound == word.range.lowerBound
    {
      text += "-\(word.text)"
      count += 2
    }
    return (text, count)
  }
}
