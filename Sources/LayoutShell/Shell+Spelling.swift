import LayoutModel
import LayoutNotation
import SwiftNotation

extension Shell {
  /// The full spelling of a line: `≤` is `<=`, a lone `=` in a rule is `==`.
  static func canonical(_ line: String, _ kind: LineKind? = nil) -> String {
    guard kind ?? LineKind(line) == .relation, let tokens = try? Lexer.tokens(of: line),
      tokens.count(where: \.isOfRelation) == 1, tokens.contains(where: { $0.isSign(".") })
    else { return line }
    let scalars = Array(line.unicodeScalars)
    var result = String.UnicodeScalarView()
    var end = 0
    for token in tokens where token.kind == .sign {
      guard ["=", "<=", ">=", "-", "*"].contains(token.text) else { continue }
      result.append(contentsOf: scalars[end..<token.range.lowerBound])
      result.append(contentsOf: (token.text == "=" ? "==" : token.text).unicodeScalars)
      end = token.range.upperBound
    }
    result.append(contentsOf: scalars[end...])
    return String(result)
  }

  /// The line with the beginning of a command written out, as Enter leaves it at the prompt.
  public func expanded(_ line: String) -> String {
    let bare = Self.withoutPrompt(line)
    let word = bare.drop { $0 == " " }.prefix { $0.isLetter }
    let kind = kind(of: bare)
    if kind == .unknown || kind == .swift || kind == .relation,
      !LineKind.keywords.contains(String(word)), let meant = habitual(bare)
    {
      return meant
    }
    guard !word.isEmpty, kind == .unknown || kind == .swift,
      !LineKind.keywords.contains(String(word)),
      bare.drop(while: { $0 == " " }).dropFirst(word.count).first.map({ $0 == " " }) ?? true,
      !LineKind.isAssigned(bare.drop { $0 == " " }.dropFirst(word.count)),
      layout.named(String(word)) == nil,
      !SwiftNotation.knows(String(word), in: layout, timeline.now.memory)
    else {
      // A line that will be refused is shown to its author as it was typed.
      let full = Self.canonical(bare, kind)
      return full == bare || accepts(full) ? full : bare
    }
    let candidates = Commands.all.map(\.name).filter { $0.hasPrefix(word) }
    guard candidates.count == 1, let name = candidates.first else { return bare }
    return name + bare.drop { $0 == " " }.dropFirst(word.count)
  }

  /// Lines that end as in a session file, and the last one without an end.
  static func withoutLineEnds(_ input: String) -> String {
    let bytes = input.utf8
    guard bytes.contains(where: { $0 == 0x0D || $0 == 0x0A }) else { return input }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == 0x0D { line.removeLast() }
      return Substring(line)
    }
    while lines.count > 1, lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// A line that was copied together with its prompt.
  static func withoutPrompt(_ line: String) -> String {
    let trimmed = line.drop { $0 == " " }
    return trimmed.begins(with: SessionSign.command) ? trimmed.behind(SessionSign.command) : line
  }
}

extension Token {
  /// Whether it compares, or is a part of a sign that does: `=`, `<=`, `!`, `>`.
  fileprivate var isOfRelation: Bool {
    kind == .sign && ["==", "=", "<=", ">=", "<", ">", "!=", "!", "~", ":"].contains(text)
  }
}
