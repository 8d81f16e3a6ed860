import LayoutModel
import PlumbLanguage
import SwiftReader

/// What the signs of a line say about it: a relation, a setting, or Swift; tolerant of every mistake.
///
/// A relation has names with attributes, numbers, the four operations and brackets on both sides of
/// one sign; a setting has a plain value. All else that Swift can say is Swift.
struct SwiftShape {
  private var tokens: ArraySlice<Token>
  private let scalars: [Unicode.Scalar]
  private let known: Set<String>

  /// Looks at the tokens of a line.
  init(_ tokens: [Token], of line: String, knowing isKnown: (String) -> Bool) {
    self.tokens = tokens[...]
    scalars = Array(line.unicodeScalars)
    known = Set(tokens.filter(\.isName).map(\.text).filter(isKnown))
  }

  /// The same line without its first token.
  var withoutFirst: SwiftShape {
    var shape = self
    shape.tokens = tokens.dropFirst()
    return shape
  }

  // MARK: - Lines

  /// What a line is that begins with no command.
  var kind: Input.Kind {
    let statements = tokens.split { $0.isSign(";") }
    guard statements.count > 1 else { return kind(of: tokens[...]) }
    // Several statements on a line are Swift where one of them is.
    let isSwift = statements.contains { statement in
      statement.first.map { Input.Kind.keywords.contains($0.text) || $0.isWord("let") } ?? false
        || kind(of: statement) == .swift
    }
    return isSwift ? .swift : kind(of: tokens[...])
  }

  /// Whether a line that begins with `let` names something that is not a number.
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

  /// Whether a bracket of a value has several members or none: `(1, 2)`.
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

  /// Whether numbers are written or joined as only Swift does it: `0xFF`, `1_000`, `5 % 2`, `~3`,
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

  /// What a line with one equals sign is, by what stands on its sides.
  private func kind(assigning value: ArraySlice<Token>, to target: ArraySlice<Token>) -> Input.Kind
  {
    if let last = target.last, last.kind == .sign, ["+", "-", "*", "/", "%"].contains(last.text),
      last.range.upperBound == tokens[target.endIndex].range.lowerBound
    {
      // A rule cannot be added to, so `title.width += 8` is a mistake about one.
      return isAnchor(target.dropLast()) ? .relation : .swift
    }
    if value.contains(where: \.isRelation), value.first?.isRelation == false { return .swift }
    if target.contains(where: { $0.isSign(",") }) { return .swift }
    guard let names = path(target) else { return .relation }
    if isKnown(target[target.startIndex]) { return .swift }
    if isAnchor(target) { return isOfSwift(value) ? .swift : .relation }
    switch names.count {
    // A number with a name can be compared with an anchor: `m = title.width`.
    case 1: return mentionsAnchor(value) && !isOfSwift(value) ? .relation : .swift
    case 2 where SettingLine.names.contains(names[1]):
      return isSettable(names[1], value) ? .setting : .swift
    case 2: return SwiftProgram.canSet(names[1]) || isOfSwift(value) ? .swift : .relation
    default: return .swift
    }
  }

  private static let constants = ["true", "false", "nil"]

  /// Whether a value is one that no side of a relation can be.
  private func isOfSwift(_ value: ArraySlice<Token>) -> Bool {
    guard let first = value.first else { return false }
    return first.isSign(".") || Self.constants.contains(first.text)
      || value.contains { $0.isString } && !value.contains { $0.isWord("id") }
      || value.contains { isKnown($0) }
  }

  /// Whether a value is what a setting of Plumb takes.
  private func isSettable(_ setting: String, _ value: ArraySlice<Token>) -> Bool {
    guard !value.contains(where: { isKnown($0) || $0.isWord("nil") }) else { return false }
    if let text = value.first, text.isString {
      let typed = scalars[text.range]
      let isFilledIn = zip(typed, typed.dropFirst()).contains { $0 == "\\" && $1 == "(" }
      return value.count == 1 && !isFilledIn
    }
    // A sign in front belongs to a number or to a choice; one in between makes an expression.
    return !value.dropFirst().contains { token in
      token.kind == .sign && ["+", "-", "*", "/", "."].contains(token.text)
    }
  }

  // MARK: - Names

  /// The names of a path, `title.width`; nil for anything else.
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

  /// Whether tokens are a place or a size: a name, perhaps a guide of it, and an attribute.
  private func isAnchor(_ tokens: ArraySlice<Token>) -> Bool {
    guard let names = path(tokens), let last = names.last, (2...3).contains(names.count),
      Attribute(rawValue: last) != nil || AttributeGroup(rawValue: last) != nil
    else { return false }
    guard names.count == 3 else { return true }
    // `frame.size` are members of a rectangle, `frame.width` is the frame guide of a scroll view.
    return SystemGuide(rawValue: names[1]) != nil && AttributeGroup(rawValue: last) != .size
      && names[1] != SystemGuide.frame.rawValue
      || names[1] == SystemGuide.frame.rawValue
        && Attribute(rawValue: last) != nil
  }

  /// Whether a side of a relation has an anchor in it.
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

  /// Whether a line is what a chain begins with, whose links are below: `title.drf`.
  private func beginsChain(_ tokens: ArraySlice<Token>) -> Bool {
    guard let names = path(tokens), names.count == 2 else { return false }
    return ["drf", "sl", "snp"].contains(names[1])
  }

  // MARK: - Signs

  /// Whether an identifier is directly followed by a bracket that opens.
  private func hasCall(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { word, bracket in
      word.kind == .word && (bracket.isSign("(") || bracket.isSign("{"))
        && word.range.upperBound == bracket.range.lowerBound
    }
  }

  /// Whether there is a sign that no relation and no setting has, also by mistake.
  private func hasSwiftSign(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.indices.contains { index in
      let token = tokens[index]
      guard token.kind == .sign else { return false }
      let next = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
      switch token.text {
      case "{", "}", "[", "]", "$", "\\", "->": return true
      // At the end it is what people put behind a sentence.
      case "?", "!": return next != nil && index > tokens.startIndex
      case "&", "|": return next?.isSign(token.text) ?? false
      case "..": return next?.isSign("<") ?? false
      default: return false
      }
    }
  }

  /// Whether a line is a bare text in visual format, which the command `vfl` takes:
  /// `H:|-[title]-|`, `[title]-8-[badge]`.
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
  /// Whether it is a text in quotes.
  fileprivate var isString: Bool { if case .string = kind { true } else { false } }

  /// Whether it compares or assigns.
  fileprivate var isRelation: Bool {
    kind == .sign && ["==", "=", "<=", ">=", "<", ">", "!="].contains(text)
  }
}
