extension ObjectiveCProgram {
  /// Whether a text is Objective-C rather than Swift.
  ///
  /// A message in brackets, a directive or a literal with `@` tells; no Swift looks like them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func isObjectiveC(_ text: String) -> Bool {
    // Texts of several lines may hold anything.
    let pieces = text.split(separator: "\"\"\"", omittingEmptySubsequences: false)
    var signs = 0
    for (index, piece) in pieces.enumerated() where index.isMultiple(of: 2) {
      var tokens: [Token] = []
      for item in Lexer.items(String(piece)) {
        switch item {
        case .token(let token): tokens.append(token)
        case .directive(let directive):
          let word = directive.first?.text ?? ""
          if ["import", "include", "define", "pragma", "ifdef", "ifndef"].contains(word) {
            signs += 1
          }
        }
      }
      guard let count = count(tokens) else { return false }
      signs += count
    }
    return signs > 0
  }

  private static let directives: Set<String> = [
    "interface", "implementation", "end", "property", "protocol", "synthesize", "import",
    "selector",
    "autoreleasepool", "weakify", "strongify", "class", "YES", "NO",
  ]
  /// The words in front of which a bracket in Swift may hold two names.
  private static let words: Set<String> = [
    "weak", "unowned", "any", "some", "inout", "try", "await", "borrowing", "consuming", "repeat",
    "each", "if", "switch", "is", "as", "in", "consume", "copy", "sending", "isolated",
    "nonisolated",
  ]

  /// Returns how many signs of Objective-C some tokens show; `nil` if they are Swift.
  private static func count(_ tokens: [Token]) -> Int? {
    var count = 0
    func at(_ index: Int) -> Token { index < tokens.count ? tokens[index] : Parser.endToken }
    for (index, token) in tokens.enumerated() {
      let (next, second) = (at(index + 1), at(index + 2))
      switch token.kind {
      case .name where token.isFirst || index == 0:
        let word = token.text
        if ["let", "var", "func", "guard", "extension", "import"].contains(word),
          next.kind == .name, !next.isFirst
        {
          return nil
        }
        // `UIView *view = ...`
        if word.first?.isUppercase ?? false, next.is("*"), next.isSpaced, second.kind == .name,
          !second.isSpaced, at(index + 3).is("=") || at(index + 3).is(";")
        {
          count += 1
        }
      case .text: if token.isObject { count += 1 }
      case .sign where token.text == "@":
        if next.is("[") || next.is("{") || next.kind == .number
          || (directives.contains(next.text) && !next.isSpaced)
        {
          count += 1
        }
      case .sign where token.text == "[":
        if next.kind == .name, !words.contains(next.text), second.kind == .name, !second.isFirst,
          second.isSpaced, !words.contains(second.text)
        {
          let third = at(index + 3)
          if third.is(":") || third.is("]") { count += 1 }
        } else if next.is("["), isMessage(tokens, index + 1) {
          count += 1
        }
      case .sign where (token.text == "-" || token.text == "+") && token.isFirst:
        if next.is("("), second.kind == .name, at(index + 3).is(")") || at(index + 4).is(")"),
          at(index + 4).kind == .name || at(index + 5).kind == .name,
          at(index + 3).is("*") || at(index + 4).kind == .name && !at(index + 4).isFirst
        {
          count += 1
        }
      case .sign where token.text == "^":
        if next.is("{") || next.is("("), !token.isFirst, index > 0,
          tokens[index - 1].is(":") || tokens[index - 1].is("=") || tokens[index - 1].is(",")
        {
          count += 1
        }
      default: continue
      }
    }
    return count
  }

  /// Whether a bracket holds two names, or one with a colon behind it.
  private static func isMessage(_ tokens: [Token], _ open: Int) -> Bool {
    guard open + 3 < tokens.count else { return false }
    return tokens[open + 1].kind == .name && tokens[open + 2].kind == .name
      && tokens[open + 2].isSpaced && !words.contains(tokens[open + 1].text)
      && (tokens[open + 3].is("]") || tokens[open + 3].is(":"))
  }
}
