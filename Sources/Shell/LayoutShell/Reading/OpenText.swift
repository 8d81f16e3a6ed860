/// Finds where quoted texts in an input begin and end.
///
/// A quoted text may contain line breaks, so an input with an open quote continues with the next
/// line.
struct OpenText: Sendable {
  /// Whether the last quoted text is not closed.
  private(set) var isOpen = false
  /// Whether there is a line break outside all quoted texts.
  private(set) var breaksOutside = false

  private var isQuotedName = false
  private var isEscaped = false

  /// Examines an input; O(length).
  init(_ input: String) { append(input) }

  /// Examines text that follows what was examined before.
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
