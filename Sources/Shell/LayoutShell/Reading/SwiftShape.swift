import LayoutModel
import PlumbLanguage
import SwiftReader

/// Tells by the signs of a line whether it is a relation, a setting, or Swift, even if the line has
/// mistakes.
///
/// A relation has names with attributes, numbers, the four operations and brackets on both sides of
/// one sign; a setting has a plain value. Anything else that Swift can express is Swift.
struct SwiftShape {
  private var tokens: ArraySlice<Token>
  private let scalars: [Unicode.Scalar]
  private let known: Set<String>

  /// Examines the tokens of a line; `isKnown` says whether a name is one that Swift lines have
  /// made.
  init(_ tokens: [Token], of line: String, knowing isKnown: (String) -> Bool) {
    self.tokens = tokens[...]
    scalars = Array(line.unicodeScalars)
    known = Set(tokens.filter(\.isName).map(\.text).filter(isKnown))
  }

  /// The shape of the same line without its first token.
  var withoutFirst: SwiftShape {
    var shape = self
    shape.tokens = tokens.dropFirst()
    return shape
  }

  // MARK: - Lines

  /// The kind of a line that does not begin with a command.
  var kind: Input.Kind {
    let statements = tokens.split { $0.isSign(";") }
    guard statements.count > 1 else { return kind(of: tokens[...]) }
    // Several statements on one line are Swift if one of them is.
    let isSwift = statements.contains { statement in
      statement.first.map { Input.Kind.keywords.contains($0.text) || $0.isWord("let") } ?? false
        || kind(of: statement) == .swift
    }
    return isSwift ? .swift : kind(of: tokens[...])
  }

  /// Whether a line that begins with `let` declares something other than a number.
  var isLet: Bool {
    let rest = tokens.dropFirst()
    guard let sign = rest.firstIndex(where: { $0.isSign("=") || $0.isSign("==") }) else {
      return hasSwiftSign(rest) || hasCall(rest)
        || rest.contains { $0.isSign(":") || $0.isSign(".") }
        || rest.first.map { $0.isSign("(") } ?? false
    }
    let value = rest[(sign + 1)...]
    return rest.contains { $0.isSign(":") || $0.isSign(";") } || hasSwiftSign(rest)
      || hasCall(rest) || rest.first.map { $0.isSign("(") || $0.isWord("_") } ?? false
      || value.contains { token in
        token.isString || token.isSign(".") || token.isRelation || token.isWord("as")
          || Self.constants.contains(token.text) || isKnown(token)
      } || isTuple(value) || hasSignOfNumbers(value)
  }

  /// Whether a value contains brackets with several members or none: `(1, 2)`.
  private func isTuple(_ value: ArraySlice<Token>) -> Bool {
    var depth = 0
    for (token, next) in zip(value, value.dropFirst()) {
      if token.isSign("(") {
        depth += 1
        if next.isSign(")") { return true }
      }
      if token.isSign(")") { depth -= 1 }
      if depth > 0, next.isSign(",") { return true }
    }
    return false
  }

  /// Whether numbers are written or combined as only Swift does it: `0xFF`, `1_000`, `5 % 2`, `~3`,
  /// `16 // a remark`.
  private func hasSignOfNumbers(_ value: ArraySlice<Token>) -> Bool {
    if let first = value.first, first.isSign("~") { return true }
    return zip(value, value.dropFirst()).contains { token, next in
      let isNext = token.range.upperBound == next.range.lowerBound
      if token.isSign("/") { return isNext && (next.isSign("/") || next.isSign("*")) }
      if case .number = token.kind, isNext, next.kind == .word {
        return next.text.hasPrefix("_")
          || scalars[token.range] == ["0"] && "xbo".contains(next.text.prefix(1))
      }
      return ["%", "&", "^"].contains(token.text) && token.kind == .sign
        && token.range.lowerBound != value.startIndex
    }
  }

  private func kind(of tokens: ArraySlice<Token>) -> Input.Kind {
    guard let first = tokens.first, !isFormat(tokens) else { return .unknown }
    if hasCall(tokens) || hasSwiftSign(tokens) { return .swift }
    if let sign = tokens.firstIndex(where: \.isRelation) {
      guard tokens[sign].isSign("="), sign > tokens.startIndex else { return .relation }
      return kind(assigning: tokens[(sign + 1)...], to: tokens[..<sign])
    }
    let isPlace = ["[", "]", "{", "}", "."].contains(first.text) && first.kind == .sign
    let isSelf = first.isWord("self") || first.isWord("super")
    let isPath = tokens.dropFirst().first?.isSign(".") ?? false
    return isPlace || (isSelf && isPath) || beginsChain(tokens) || (isKnown(first) && isPath)
      ? .swift : .unknown
  }

  // MARK: - Assignments

  /// The kind of a line with one equals sign, by what stands on either side.
  private func kind(assigning value: ArraySlice<Token>, to target: ArraySlice<Token>) -> Input.Kind
  {
    if let last = target.last, last.kind == .sign, ["+", "-", "*", "/", "%"].contains(last.text),
      last.range.upperBound == tokens[target.endIndex].range.lowerBound
    {
      // Nothing can be added to an anchor, so `title.width += 8` is reported as a mistake in a
      // rule.
      return isAnchor(target.dropLast()) ? .relation : .swift
    }
    if value.contains(where: \.isRelation), value.first?.isRelation == false { return .swift }
    if target.contains(where: { $0.isSign(",") }) { return .swift }
    guard let names = path(target) else { return .relation }
    if isKnown(target[target.startIndex]) { return .swift }
    if isAnchor(target) { return isOfSwift(value) ? .swift : .relation }
    switch names.count {
    // A named number can be compared with an anchor: `m = title.width`.
    case 1: return mentionsAnchor(value) && !isOfSwift(value) ? .relation : .swift
    case 2 where SettingLine.names.contains(names[1]):
      return isSettable(names[1], value) ? .setting : .swift
    case 2: return SwiftProgram.canSet(names[1]) || isOfSwift(value) ? .swift : .relation
    default: return .swift
    }
  }

  private static let constants = ["true", "false", "nil"]

  /// Whether a value is one that cannot be a side of a relation.
  private func isOfSwift(_ value: ArraySlice<Token>) -> Bool {
    guard let first = value.first else { return false }
    return first.isSign(".") || Self.constants.contains(first.text)
      || value.contains { $0.isString } && !value.contains { $0.isWord("id") }
      || value.contains { isKnown($0) }
  }

  /// Whether a value is one that a setting of Plumb takes.
  private func isSettable(_ setting: String, _ value: ArraySlice<Token>) -> Bool {
    guard !value.contains(where: { isKnown($0) || $0.isWord("nil") }) else { return false }
    if let text = value.first, text.isString {
      let typed = scalars[text.range]
      let isFilledIn = zip(typed, typed.dropFirst()).contains { $0 == "\\" && $1 == "(" }
      return value.count == 1 && !isFilledIn
    }
    // A sign in front belongs to a number or a choice; a sign in between makes an expression.
    return !value.dropFirst().contains { token in
      token.kind == .sign && ["+", "-", "*", "/", "."].contains(token.text)
    }
  }

  // MARK: - Names

  /// The names of a path such as `title.width`; nil for anything else.
  private func path(_ tokens: ArraySlice<Token>) -> [String]? {
    guard !tokens.isEmpty, tokens.count % 2 == 1 else { return nil }
    var names: [String] = []
    for (offset, token) in tokens.enumerated() {
      if offset % 2 == 1 {
        guard token.isSign(".") else { return nil }
      } else {
        guard token.isName else { return nil }
        names.append(token.text)
      }
    }
    return names
  }

  /// Whether tokens are an anchor: a name, perhaps one of its guides, and an attribute.
  private func isAnchor(_ tokens: ArraySlice<Token>) -> Bool {
    guard let names = path(tokens), let last = names.last, (2...3).contains(names.count),
      Attribute(rawValue: last) != nil || AttributeGroup(rawValue: last) != nil
    else { return false }
    guard names.count == 3 else { return true }
    // `frame.size` is a member of a rectangle; `frame.width` belongs to the frame guide of a scroll
    // view.
    return SystemGuide(rawValue: names[1]) != nil && AttributeGroup(rawValue: last) != .size
      && names[1] != SystemGuide.frame.rawValue
      || names[1] == SystemGuide.frame.rawValue
        && Attribute(rawValue: last) != nil
  }

  /// Whether a side of a relation contains an anchor.
  private func mentionsAnchor(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].isName, index == tokens.startIndex || !tokens[index - 1].isSign(".")
      else {
        return false
      }
      let end = tokens[index...].firstIndex { !$0.isName && !$0.isSign(".") } ?? tokens.endIndex
      return isAnchor(tokens[index..<end])
    }
  }

  private func isKnown(_ token: Token) -> Bool { token.isName && known.contains(token.text) }

  /// Whether a line is the head of a chain whose links follow on the next lines: `title.drf`.
  private func beginsChain(_ tokens: ArraySlice<Token>) -> Bool {
    guard let names = path(tokens), names.count == 2 else { return false }
    return ["drf", "sl", "snp"].contains(names[1])
  }

  // MARK: - Signs

  /// Whether an identifier is directly followed by an opening bracket.
  private func hasCall(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { word, bracket in
      word.kind == .word && (bracket.isSign("(") || bracket.isSign("{"))
        && word.range.upperBound == bracket.range.lowerBound
    }
  }

  /// Whether there is a sign that neither a relation nor a setting has, even by mistake.
  private func hasSwiftSign(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.indices.contains { index in
      let token = tokens[index]
      guard token.kind == .sign else { return false }
      let next = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
      switch token.text {
      case "{", "}", "[", "]", "$", "\\", "->": return true
      // At the end of a line it is punctuation that people put behind a sentence.
      case "?", "!": return next != nil && index > tokens.startIndex
      case "&", "|": return next?.isSign(token.text) ?? false
      case "..": return next?.isSign("<") ?? false
      default: return false
      }
    }
  }

  /// Whether a line is a visual format without its command, which would be `vfl`: `H:|-[title]-|`,
  /// `[title]-8-[badge]`.
  private func isFormat(_ tokens: ArraySlice<Token>) -> Bool {
    let texts = tokens.prefix(2).map(\.text)
    if texts.count == 2, ["H", "V"].contains(texts[0]), texts[1] == ":" { return true }
    guard let first = texts.first else { return false }
    if first == "|" { return texts.count == 2 && ["-", "["].contains(texts[1]) }
    guard first == "[", let end = tokens.firstIndex(where: { $0.isSign("]") }) else { return false }
    return tokens[(end + 1)...].first.map { ["-", "|", "["].contains($0.text) } ?? false
  }
}

extension Token {
  /// Whether the token is a quoted text.
  fileprivate var isString: Bool { if case .string = kind { true } else { false } }

  /// Whether the token is a sign that compares or assigns.
  fileprivate var isRelation: Bool {
    kind == .sign && ["==", "=", "<=", ">=", "<", ">", "!="].contains(text)
  }
}
