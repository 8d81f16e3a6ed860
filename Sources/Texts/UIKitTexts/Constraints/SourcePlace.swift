/// The file and line that a description gives away, `LoginView.swift#12`.
package struct SourcePlace: Hashable, Sendable {
  /// The name of the file, without folders.
  package let file: String
  /// The line in it, counted from 1.
  package let line: Int

  /// The endings of files that hold layout code.
  private static let endings = [".swift", ".mm", ".m"]

  /// The first place that a text mentions, with `#` or `:` between file and line.
  package init?(in text: String) {
    let scanner = TextScanner(text)
    for dot in scanner.scalars.indices where scanner.scalars[dot] == "." {
      guard let ending = Self.endings.first(where: { scanner.has($0, at: dot) }) else { continue }
      let sign = dot + ending.unicodeScalars.count
      guard scanner.scalar(at: sign).map({ $0 == "#" || $0 == ":" }) ?? false else { continue }
      var end = sign + 1
      var number = 0
      while let scalar = scanner.scalar(at: end), scalar.isDigit, number < 100_000_000 {
        number = 10 * number + Int(scalar.value - 48)
        end += 1
      }
      var start = dot
      while let scalar = scanner.scalar(at: start - 1), Self.isOfName(scalar) { start -= 1 }
      guard number > 0, start < dot else { continue }
      file = scanner.text(start..<sign)
      line = number
      return
    }
    return nil
  }

  /// The place that is the whole of a text; the file's name may hold blanks, and have folders.
  package init?(_ text: String) {
    let parts = text.split(separator: "#")
    guard parts.count == 2, let line = Int(parts[1]), line > 0 else { return nil }
    file = parts[0].split(separator: "/").last.map(String.init) ?? String(parts[0])
    self.line = line
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isBlank && !"/\\\"'([,:".unicodeScalars.contains(scalar)
  }
}

extension LoggedConstraint {
  /// Where the code stands that made it, if a library or its identifier says so.
  package var place: SourcePlace? {
    source.flatMap { SourcePlace($0) } ?? identifier.flatMap { SourcePlace(in: $0) }
  }

  /// Forgets the class of what it mentions first, of which only the end is known.
  package mutating func forgetFirstClass() {
    guard let key = items.first?.key else { return }
    func forget(_ item: inout LoggedItem) { if item.key == key { item.className = nil } }
    for index in items.indices { forget(&items[index]) }
    for index in left.terms.indices { forget(&left.terms[index].item) }
    for index in right.terms.indices { forget(&right.terms[index].item) }
    if inside?.key == key { inside?.className = nil }
  }
}
