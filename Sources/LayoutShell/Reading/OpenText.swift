/// Where the texts in quotes of an input begin and end.
///
/// A text may hold line breaks, so an input with an open quote goes on with the next line.
struct OpenText: Sendable {
  /// Whether the last text is never closed.
  private(set) var isOpen = false
  /// Whether a line breaks outside of all texts.
  private(set) var breaksOutside = false

  private var isQuotedName = false
  private var isEscaped = false

  /// Looks through an input; O(length).
  init(_ input: String) { append(input) }

  /// Looks through what follows it.
  mutating func append(_ more: String) {
    for scalar in more.unicodeScalars {
      if isEscaped {
        isEscaped = false
      } else if isOpen {
        if scalar == "\\" { isEscaped = true }
        if scalar == "\"" { isOpen = false }
      } else if scalar == "`" {
        isQuotedName.toggle()
      } else if scalar == "\"", !isQuotedName {
        isOpen = true
      } else if scalar == "\n" {
        breaksOutside = true
        isQuotedName = false
      }
    }
  }
}
