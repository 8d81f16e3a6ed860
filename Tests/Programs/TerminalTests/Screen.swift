/// What a person sees.
struct Screen: CustomStringConvertible {
  /// The rows down to the last that is not blank, without blanks at their ends.
  let rows: [String]

  /// A screen from its text.
  init(_ text: String) {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while rows.last?.isEmpty ?? false { rows.removeLast() }
    self.rows = rows
  }

  var description: String { rows.map { "|\($0)" }.joined(separator: "\n") }

  /// The row of the cursor.
  var last: String { rows.last ?? "" }

  /// Whether the prompt waits with an empty line; a right prompt may stand there.
  var isReady: Bool {
    guard last.hasPrefix("plumb>") else { return false }
    let rest = last.dropFirst("plumb>".count).drop { $0 == " " }
    return rest.isEmpty || ["+ ", "! ", "x "].contains { rest.hasPrefix($0) }
  }

  /// Whether the last row is the prompt with that line; a right prompt may stand behind it.
  func isTyped(_ line: String, prompt: String = "plumb> ") -> Bool {
    guard last.hasPrefix(prompt + line) else { return false }
    let rest = last.dropFirst((prompt + line).count)
    return rest.isEmpty || rest.hasPrefix("  ")
  }

  /// Whether a row is exactly that.
  func shows(_ row: String) -> Bool { rows.contains(row) }

  /// How often a text stands on the screen.
  func count(of text: String) -> Int {
    rows.joined(separator: "\n").split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  /// The rows between the last prompt with that command and the prompt behind it.
  func reply(to command: String) -> [String]? {
    guard let start = rows.lastIndex(of: "plumb> \(command)") else { return nil }
    return Array(rows[(start + 1)...].prefix { !$0.hasPrefix("plumb>") })
  }
}
