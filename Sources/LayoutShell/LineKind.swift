import LayoutModel
import LayoutNotation
import SwiftNotation

/// What a line is, decided once, by its start.
public enum LineKind: Hashable, Sendable {
  /// Nothing, or a remark for readers.
  case note
  /// A command, by its position in ``Commands/all``.
  case command(Int)
  /// `row.spacing = 8`.
  case setting
  /// A rule.
  case relation
  /// Swift layout code.
  case swift
  /// None of these.
  case unknown

  /// The settings that are no attributes; behind a dot and before `=` they are set.
  static let settings =
    [
      "text", "isHidden", "font", "lines",
    ] + StackOptions.settings

  /// Classifies a line.
  public init(_ line: String) {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    if trimmed.isEmpty || trimmed == "#" || trimmed.hasPrefix("# ") {
      self = .note
      return
    }
    if Self.isSwift(trimmed) {
      self = .swift
      return
    }
    // Most lines are a command by their first word.
    if let word = Self.firstWord(trimmed), let index = Commands.index(of: word) {
      let isSwift =
        switch word {
        case "let": Shape(String(trimmed)).restIsSwift
        // What is tried decides: a rule, a setting, a command, or Swift that may throw.
        case "try": LineKind(Self.tried(trimmed)) == .swift
        default: false
        }
      self = isSwift ? .swift : .command(index)
      return
    }
    let shape = Shape(String(trimmed))
    if shape.isSetting {
      self = .setting
    } else if shape.isAssignment {
      self = .swift
    } else if shape.hasRelation, !shape.hasCall {
      self = .relation
    } else if shape.hasCall || shape.looksLikeSwift {
      self = .swift
    } else {
      self = .unknown
    }
  }
}

extension LineKind {
  /// The words that only Swift begins a line with.
  static let keywords: Set<String> = [
    "if", "for", "while", "guard", "var", "func", "class", "struct", "extension", "final",
    "private", "public", "fileprivate", "return", "do", "plan", "override", "lazy", "enum",
  ]

  /// Whether the beginning or the end of a line says that it is Swift, whatever stands between.
  private static func isSwift(_ line: Substring) -> Bool {
    if line.hasPrefix("//") || line.hasPrefix("/*") || line.hasPrefix("@") { return true }
    guard let word = firstWord(line) else { return false }
    if keywords.contains(word) { return true }
    let rest = line.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "switch": return line.last == "{" || line.last == "}"
    // A module has no suffix, a file has.
    case "import":
      return rest.first?.isUppercase ?? false && rest.allSatisfy { $0.isLetter || $0 == " " }
    default: return false
    }
  }

  /// What stands behind all words `try` that a line starts with.
  private static func tried(_ line: Substring) -> String {
    var rest = line
    while firstWord(rest) == "try" { rest = rest.dropFirst(3).drop { $0 == " " || $0 == "\t" } }
    return String(rest)
  }

  /// The word a line starts with, if a blank or nothing follows it.
  private static func firstWord(_ line: Substring) -> String? {
    let scalars = line.unicodeScalars
    let word = scalars.prefix { Name.isLetter($0) || Name.isDigit($0) }
    let next = word.endIndex < scalars.endIndex ? scalars[word.endIndex] : " "
    return next == " " || next == "\t" ? String(word) : nil
  }
}

/// The traits of a line that decide what it is; tolerant of every mistake.
private struct Shape {
  var hasRelation = false
  var hasCall = false
  var restIsSwift = false
  var isSetting = false
  var looksLikeSwift = false
  var isAssignment = false

  init(_ line: String) {
    guard let tokens = try? Lexer.tokens(of: line) else {
      // Signs that only Swift has.
      hasCall = line.contains("(") || line.contains("{") || line.contains("=")
      return
    }
    hasRelation = tokens.contains {
      ["==", "=", "<=", ">=", "<", ">", "!="].contains($0.text) && $0.kind == .sign
    }
    hasCall = Self.hasCall(tokens[...])
    let rest = tokens.dropFirst()
    restIsSwift =
      Self.hasCall(rest) || rest.first.map { $0.isSign("[") || $0.isSign(".") } ?? false
      || rest.contains { $0.isSign("{") } || Self.isValueOfSwift(rest)
    if tokens.count >= 4, tokens[0].isName, tokens[1].isSign("."), tokens[2].kind == .word,
      tokens[3].isSign("="), Attribute(rawValue: tokens[2].text) == nil,
      LineKind.settings.contains(tokens[2].text)
    {
      isSetting = true
    }
    isAssignment = Self.isAssignment(tokens)
    looksLikeSwift =
      tokens.contains { $0.isSign("{") }
      || tokens.first.map { ["[", "]", "{", "}", "."].contains($0.text) } ?? false
      || Self.beginsChain(tokens)
  }

  /// Whether a line is what a chain begins with, whose links are below: `title.drf`.
  private static func beginsChain(_ tokens: [Token]) -> Bool {
    tokens.count == 3 && tokens[0].isName && tokens[1].isSign(".")
      && ["drf", "sl"].contains(tokens[2].text)
  }

  /// Whether a `let` gives a name something that is no number: `flag = true`, `names = [a, b]`.
  private static func isValueOfSwift(_ tokens: ArraySlice<Token>) -> Bool {
    guard let sign = tokens.firstIndex(where: { $0.isSign("=") || $0.isSign(":") }),
      let value = tokens[sign...].dropFirst().first
    else { return false }
    if case .string = value.kind { return true }
    return tokens[sign].isSign(":") || ["true", "false", "nil", "[", "."].contains(value.text)
      || tokens[(sign + 1)...].contains { $0.isSign(".") }
  }

  /// Whether something is assigned that only Swift knows: `c.isActive = false`, `flag = true`.
  private static func isAssignment(_ tokens: [Token]) -> Bool {
    guard let sign = tokens.firstIndex(where: { $0.isSign("=") }), sign > 0 else { return false }
    let name = tokens[sign - 1]
    if sign == 1, tokens.count == 3 { return ["true", "false", "nil"].contains(tokens[2].text) }
    guard sign > 2, tokens[sign - 2].isSign("."), name.kind == .word,
      Attribute(rawValue: name.text) == nil, AttributeGroup(rawValue: name.text) == nil
    else { return false }
    return !LineKind.settings.contains(name.text) && SwiftNotation.canSet(name.text)
  }

  /// Whether an identifier is directly followed by a bracket that opens.
  private static func hasCall(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { word, bracket in
      word.kind == .word && (bracket.isSign("(") || bracket.isSign("{"))
        && word.range.upperBound == bracket.range.lowerBound
    }
  }
}
