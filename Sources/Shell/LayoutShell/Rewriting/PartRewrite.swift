import LayoutModel
import PlumbLanguage

/// A part of a line that Plumb writes in another way, such as `100pt`, `=>` or `50%`.
struct PartRewrite: Sendable {
  /// What is typed, at any place in a line.
  let typed: Phrase
  /// What is meant, with the placeholders of the phrase.
  let meant: String
  /// Why it is written so, as a sentence.
  let reason: String

  private init(_ typed: String, _ meant: String, _ reason: String) {
    self.typed = Phrase(typed)
    self.meant = meant
    self.reason = reason
  }

  private static func row(_ meant: String, _ reason: String, _ typed: String...) -> [PartRewrite] {
    typed.map { PartRewrite($0, meant, reason) }
  }

  /// All of them; of two that fit at a place the first one counts.
  static let all: [PartRewrite] =
    row(">=", "At least is >=.", "=>", "> =", "at least", "is at least", "gte")
    + row("<=", "At most is <=.", "=<", "< =", "at most", "is at most", "lte")
    + row(
      "==", "A rule compares with ==.", "===", "= = =", ":=", "~=", "≈", "equals",
      "is equal to", "equal to", "is")
    + row(
      "N", "Lengths are in points.", "N pt", "N pts", "N px", "N dp", "N points", "N point",
      "N pixels", "N f")
    + row("PERCENT *", "A share is a product.", "PERCENT of", "PERCENT *")
    + row("PERCENT", "Write a percentage as a decimal.", "PERCENT")
    + row("0.5 *", "A half is a product.", "half of", "half the", "half")
    + row("2 *", "Twice is a product.", "twice the", "twice", "double the", "double")
    + row("DECIMAL", "Write decimals with a point.", "DECIMAL")
    + row(".ANCHOR", "Here anchors are attributes.", ".ANCHOR")
    + row(
      "@LEVEL", "Priorities are numbers, required, high and low.", "@LEVEL", "priority LEVEL",
      "with priority LEVEL", "!LEVEL")
    + row(
      "@N", "A priority follows @.", "priority N", "with priority N", "at priority N",
      "priority: N", "priority = N")
    + row("PARENT.", "Call the parent by its name.", "PARENT.")
    + row(
      "TEXT", "Put texts in straight quotes.", "“TEXT”", "‘TEXT’", "'TEXT'", "«TEXT»",
      "„TEXT“")

  /// Returns a line with all such parts mended; nil if it has none.
  static func mended(_ line: TypedLine) -> String? {
    var text = ""
    var index = 0
    var copied = 0
    var found = false
    while index < line.tokens.count {
      guard let match = first(in: line, at: index) else {
        index += 1
        continue
      }
      text += line.gap(from: copied, to: index) + match.text
      index = match.tokens.upperBound
      copied = index
      found = true
    }
    guard found else { return nil }
    return text + line.gap(from: copied, to: line.tokens.count)
  }

  private static func first(
    in line: TypedLine, at index: Int
  ) -> (tokens: Range<Int>, text: String)? {
    for rewrite in all {
      guard let (tokens, fill) = rewrite.typed.filling(line, at: index),
        let text = Phrase.filled(rewrite.meant, fill)
      else { continue }
      return (tokens, text)
    }
    return nil
  }
}

extension TypedLine {
  /// Returns the text between the token before `start` and the token `end`.
  fileprivate func gap(from start: Int, to end: Int) -> String {
    let scalars = Array(text.unicodeScalars)
    let first = start == 0 ? 0 : tokens[start - 1].range.upperBound
    let last = end < tokens.count ? tokens[end].range.lowerBound : scalars.count
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[first..<max(first, last)])
    return String(view)
  }
}
