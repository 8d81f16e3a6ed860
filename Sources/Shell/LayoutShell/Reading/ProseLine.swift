import PlumbLanguage

/// A line of a post: prose, or a line of code among it.
///
/// Only sentences have several words in a row that are not words of Swift.
struct ProseLine {
  /// Whether the line is prose.
  let isProse: Bool
  /// Whether the line can be code: neither prose nor blank, nor only a comment or a bracket.
  let isCode: Bool

  /// Words that stand in front of others in Swift.
  private static let words: Set<String> = Input.Kind.keywords.union([
    "let", "import", "switch", "open", "required", "optional", "in", "is", "as", "where", "try",
    "inout", "self", "super", "Self", "nil", "true", "false", "unowned", "set", "get", "willSet",
    "didSet", "throws", "rethrows", "async", "some", "any", "infix", "prefix", "postfix",
    "operator", "precedencegroup", "actor",
  ])

  /// Signs at the beginning of a line that Markdown gives a meaning.
  private static let marks = [
    "> ", "# ", "## ", "### ", "#### ", "- ", "* ", "+ ", "**", "![", "<", "http", "---", "===",
    "\"<NS",
  ]

  init(_ line: Substring) {
    let text = Self.withoutStrings(line)
    let bare = String(text).trimmedBlanks
    let whole = String(line).trimmedBlanks
    guard !bare.isEmpty else {
      // What is left of a comment or of a string.
      (isProse, isCode) = (whole.hasPrefix("\"<NS"), false)
      return
    }
    // A method of Objective-C begins as an item of a list does.
    let isMethod = whole.prefixMatch(of: #/[-+] ?\(\w+( ?\*)?\) ?\w/#) != nil
    let isMarked =
      Self.marks.contains(where: whole.hasPrefix) && !isMethod || whole.contains("](http")
      || whole.prefixMatch(of: #/\d+[.)] /#) != nil
    let row = Self.longestRow(bare)
    let hasSign =
      bare.dropLast().contains { "(){}[]=<>@".contains($0) }
      || "(){}[]=,;".contains(bare.last ?? " ") || bare.contains(/[A-Za-z_]\.[A-Za-z_]/)
      || bare.hasPrefix(".") || bare.hasPrefix("@") || bare.hasPrefix("#")
    // `var box: UIView!`, `import UIKit`
    let begins = Self.words.contains(String(bare.prefix { $0.isLetter }))
    let ends = row >= 2 && ".:!?".contains(bare.last ?? " ")
    let isSentence = row >= 3 || ends || (row >= 1 && !hasSign && !begins)
    isProse = isMarked || isSentence && !isMethod || Self.isInOtherScript(bare)
    isCode = !isProse && bare.contains { $0.isLetter }
  }

  /// Whether it is a sentence or a heading in a script without blanks between words: Swift has no
  /// stops of such a script outside of texts.
  private static func isInOtherScript(_ line: String) -> Bool {
    line.contains { "。、！？：；「」".contains($0) }
      || line.first == "#" && line.dropFirst().first.map { $0.isLetter && !$0.isASCII } == true
  }

  /// The largest number of words in a row, separated by blanks alone, that are none of Swift.
  private static func longestRow(_ text: String) -> Int {
    var (row, longest) = (0, 0)
    for piece in text.split(separator: " ", omittingEmptySubsequences: true) {
      let end = piece.last.map { ",.:;?!".contains($0) } ?? false
      let word = end ? piece.dropLast() : piece
      let isWord =
        !word.isEmpty && word.allSatisfy { $0.isLetter || "'’`*-".contains($0) }
        && word.contains { $0.isLetter }
      guard isWord, !words.contains(String(word)) else {
        row = 0
        continue
      }
      row += 1
      longest = max(longest, row)
      if end { row = 0 }
    }
    return longest
  }

  /// The line without what is in quotes, and without a comment at its end.
  private static func withoutStrings(_ line: Substring) -> Substring {
    guard line.contains("\"") || line.contains("//") else { return line }
    var kept = ""
    var (isQuoted, isEscaped) = (false, false)
    for (index, character) in zip(line.indices, line) {
      if isQuoted {
        if character == "\"", !isEscaped { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" {
        isQuoted = true
      } else if character == "/", line[index...].hasPrefix("//"),
        !kept.hasSuffix(":")
      {
        break
      } else {
        kept.append(character)
      }
    }
    return kept[...]
  }
}
