import LayoutModel
import PlumbLanguage
import SwiftReader

extension Input.Kind {
  /// Classifies a line whose beginning decides, whatever follows it: a note or Swift.
  ///
  /// Nil for all other lines.
  init?(beginning line: String) {
    let trimmed = line[...].withoutIndent
    if trimmed.isEmpty || trimmed == "#" || trimmed.hasPrefix("# ") {
      self = .note
    } else if Self.isSwift(trimmed) {
      self = .swift
    } else {
      return nil
    }
    ReadingTally.countSorted()
  }

  /// Classifies any other line by its tokens, if it has some.
  ///
  /// `isKnown` says whether a name is one that Swift lines have made.
  init(_ line: String, _ tokens: [Token]?, knowing isKnown: (String) -> Bool = { _ in false }) {
    ReadingTally.countSorted()
    self = Self.kind(
      line[...].withoutIndent, tokens.map { SwiftShape($0, of: line, knowing: isKnown) })
  }

  /// Classifies a line that its beginning does not decide.
  private static func kind(_ line: Substring, _ shape: SwiftShape?) -> Input.Kind {
    // Most lines are commands, by their first word.
    if let word = firstWord(line), let index = Commands.index(of: word),
      !isAssigned(line.dropFirst(word.count))
    {
      let traits = Commands.all[index].traits
      // What follows `try` decides: it may be a rule, a setting, a command, or Swift that may
      // throw.
      let isSwift =
        traits.contains(.tries)
        ? tried(line, shape) == .swift : traits.contains(.declares) && shape?.isLet ?? true
      return isSwift ? .swift : .command(index)
    }
    // A line that cannot be split into tokens is Swift if it has a sign that only Swift has.
    return shape?.kind ?? (line.contains { "({=".contains($0) } ? .swift : .unknown)
  }

  /// Classifies what follows all commands such as `try` at the start of a line.
  private static func tried(_ line: Substring, _ shape: SwiftShape?) -> Input.Kind {
    var (rest, tokens) = (line, shape)
    while let word = firstWord(rest), Commands.named(word)?.traits.contains(.tries) ?? false {
      rest = rest.dropFirst(word.count).withoutIndent
      tokens = tokens?.withoutFirst
    }
    if rest.isEmpty || rest == "#" || rest.hasPrefix("# ") { return .note }
    return isSwift(rest) ? .swift : kind(rest, tokens)
  }

  /// Words that begin lines of Swift and of nothing else.
  static let keywords: Set<String> = [
    "if", "for", "while", "guard", "var", "func", "class", "struct", "extension", "final",
    "private", "public", "fileprivate", "return", "do", "plan", "override", "lazy", "enum",
    "static", "weak", "unowned", "repeat", "defer", "protocol", "typealias",
    "init", "deinit", "subscript", "internal", "mutating", "convenience", "throw", "await",
    "indirect", "fallthrough", "associatedtype", "nonisolated", "case", "default", "catch", "else",
  ]

  /// Words that follow a hash in Swift.
  private static let directives = [
    "if", "elseif", "else", "endif", "available", "warning", "error", "sourceLocation",
  ]

  /// Whether the beginning or the end of a line shows that it is Swift, whatever stands between.
  private static func isSwift(_ line: Substring) -> Bool {
    if line.hasPrefix("//") || line.hasPrefix("/*") || line.hasPrefix("@") { return true }
    if line.first == "#" {
      return directives.contains(String(line.dropFirst().prefix { $0.isLetter }))
    }
    guard let word = firstWord(line), !Loop.begins(line) else { return false }
    if keywords.contains(word) { return true }
    let rest = line.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "switch": return line.last == "{" || line.last == "}"
    case "open": return ["class ", "func ", "var "].contains { rest.hasPrefix($0) }
    case "import": return isModule(rest)
    default: return false
    }
  }

  /// Whether a name behind `import` can be a module: it has no suffix, as a file has.
  static func isModule(_ name: Substring) -> Bool {
    name.first?.isUppercase ?? false && name.allSatisfy { $0.isLetter || $0 == " " }
  }

  /// Whether the first word is assigned to or compared, so that it is a name and no command:
  /// `button = UIButton()`.
  static func isAssigned(behind word: Token, in line: String) -> Bool {
    let rest = line.unicodeScalars.dropFirst(word.range.upperBound)
    return isAssigned(Substring(String(String.UnicodeScalarView(rest))))
  }

  private static func isAssigned(_ rest: Substring) -> Bool {
    let signs = rest.withoutIndent.prefix { "=+-*/%<>!".contains($0) }
    // `help ==` asks for help on the sign.
    guard let first = signs.first, rest[signs.endIndex...].contains(where: { $0 != " " }) else {
      return false
    }
    return first == "=" || signs.dropFirst().first == "="
  }

  /// The word a line starts with, if a blank or nothing follows it.
  private static func firstWord(_ line: Substring) -> String? {
    let scalars = line.unicodeScalars
    let word = scalars.prefix { Name.isLetter($0) || Name.isDigit($0) }
    let next = word.endIndex < scalars.endIndex ? scalars[word.endIndex] : " "
    return next == " " || next == "\t" ? String(word) : nil
  }
}

extension Substring {
  /// The text without leading blanks and tabs.
  fileprivate var withoutIndent: Substring { drop { $0 == " " || $0 == "\t" } }
}
