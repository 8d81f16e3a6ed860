import LayoutNotation

extension TokenReader {
  /// The rest of the line as a path, with or without quotes.
  mutating func path() throws(Diagnostic) -> String {
    guard let token = peek else { throw missing("a file") }
    if case .string(let text) = token.kind, peek(1) == nil {
      next()
      return text
    }
    let path = rest
    while !isAtEnd { next() }
    return path
  }
}
