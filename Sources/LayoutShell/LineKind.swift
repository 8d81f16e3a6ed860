import LayoutModel
import LayoutNotation

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
      "text", "isHidden", "font", "lines", "translatesAutoresizingMaskIntoConstraints",
    ] + StackOptions.settings

  /// Classifies a line.
  public init(_ line: String) {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    if trimmed.isEmpty || trimmed == "#" || trimmed.hasPrefix("# ") {
      self = .note
      return
    }
    // Most lines are a command by their first word.
    if let word = Self.firstWord(trimmed), let index = Commands.index(of: word) {
      let isSwift =
        ["let", "try"].contains(word) && !(word == "try" && Self.triesCommand(trimmed))
        && Shape(String(trimmed)).restIsSwift
      self = isSwift ? .swift : .command(index)
      return
    }
    let shape = Shape(String(trimmed))
    if shape.isSetting {
      self = .setting
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
  /// Whether the first word behind the first word is a command: `try vfl H:[title(96)]`.
  private static func triesCommand(_ line: Substring) -> Bool {
    let rest = line.drop { $0 != " " && $0 != "\t" }.drop { $0 == " " || $0 == "\t" }
    return firstWord(rest).flatMap(Commands.index) != nil
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

  init(_ line: String) {
    let tokens = (try? Lexer.tokens(of: line)) ?? []
    hasRelation = tokens.contains {
      ["==", "=", "<=", ">=", "<", ">"].contains($0.text) && $0.kind == .sign
    }
    hasCall = Self.hasCall(tokens[...])
    let rest = tokens.dropFirst()
    restIsSwift =
      Self.hasCall(rest) || rest.first.map { $0.isSign("[") || $0.isSign(".") } ?? false
    if tokens.count >= 4, tokens[0].isName, tokens[1].isSign("."), tokens[2].kind == .word,
      tokens[3].isSign("="), Attribute(rawValue: tokens[2].text) == nil,
      LineKind.settings.contains(tokens[2].text)
    {
      isSetting = true
    }
    looksLikeSwift = tokens.first.map { ["[", "]", "{", "}", "."].contains($0.text) } ?? false
  }

  /// Whether an identifier is directly followed by a bracket that opens.
  private static func hasCall(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { word, bracket in
      word.kind == .word && (bracket.isSign("(") || bracket.isSign("{"))
        && word.range.upperBound == bracket.range.lowerBound
    }
  }
}
