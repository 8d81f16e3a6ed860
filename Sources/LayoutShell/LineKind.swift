import LayoutModel
import LayoutNotation
import SwiftNotation

/// What a line is, decided once, by its start and its signs.
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

  /// Classifies a line; `isKnown` says which names only Swift lines know.
  public init(_ line: String, knowing isKnown: (String) -> Bool = { _ in false }) {
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
    if let word = Self.firstWord(trimmed), let index = Commands.index(of: word),
      !Self.isAssigned(trimmed.dropFirst(word.count))
    {
      let isSwift =
        switch word {
        case "let": SwiftShape(String(trimmed), knowing: isKnown)?.isLet ?? true
        // What is tried decides: a rule, a setting, a command, or Swift that may throw.
        case "try": LineKind(Self.tried(trimmed), knowing: isKnown) == .swift
        default: false
        }
      self = isSwift ? .swift : .command(index)
      return
    }
    guard let shape = SwiftShape(String(trimmed), knowing: isKnown) else {
      // Tokens that only Swift has.
      self = trimmed.contains { "({=".contains($0) } ? .swift : .unknown
      return
    }
    self = shape.kind
  }
}

extension LineKind {
  /// The words that only Swift begins a line with.
  static let keywords: Set<String> = [
    "if", "for", "while", "guard", "var", "func", "class", "struct", "extension", "final",
    "private", "public", "fileprivate", "return", "do", "plan", "override", "lazy", "enum",
    "static", "weak", "unowned", "repeat", "defer", "break", "continue", "protocol", "typealias",
    "init", "deinit", "subscript", "internal", "mutating", "convenience", "throw", "await",
    "indirect", "fallthrough", "associatedtype", "nonisolated", "case", "default", "catch", "else",
  ]

  /// What stands behind a hash in Swift.
  private static let directives = [
    "if", "elseif", "else", "endif", "available", "warning", "error", "sourceLocation",
  ]

  /// Whether the beginning or the end of a line says that it is Swift, whatever stands between.
  private static func isSwift(_ line: Substring) -> Bool {
    if line.hasPrefix("//") || line.hasPrefix("/*") || line.hasPrefix("@") { return true }
    if line.first == "#" {
      return directives.contains(String(line.dropFirst().prefix { $0.isLetter }))
    }
    guard let word = firstWord(line) else { return false }
    if keywords.contains(word) { return true }
    let rest = line.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "switch": return line.last == "{" || line.last == "}"
    case "open": return ["class ", "func ", "var "].contains { rest.hasPrefix($0) }
    // A module has no suffix, a file has.
    case "import":
      return rest.first?.isUppercase ?? false && rest.allSatisfy { $0.isLetter || $0 == " " }
    default: return false
    }
  }

  /// Whether a word in front is assigned to or compared, and so is a name: `button = UIButton()`.
  static func isAssigned(_ rest: Substring) -> Bool {
    let signs = rest.drop { $0 == " " || $0 == "\t" }.prefix { "=+-*/%<>!".contains($0) }
    // `help ==` asks about the sign.
    guard let first = signs.first, rest[signs.endIndex...].contains(where: { $0 != " " }) else {
      return false
    }
    return first == "=" || signs.dropFirst().first == "="
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
