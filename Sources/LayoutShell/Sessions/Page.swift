/// A session that was opened and is gone on with: what was written in it stays as it is.
struct Page: Hashable, Sendable {
  /// The lines in front of what is typed.
  private let head: [String]
  /// The lines behind it: the `quit` that ended the page, and the files inside it.
  private let tail: [String]
  private let session: Session

  /// How many commands it holds.
  var count: Int { session.checks.count }
  /// The files inside it.
  var fixtures: [(name: String, text: String)] { session.fixtures }

  /// The page that a player has played.
  init(_ player: Player) {
    session = player.session
    let lines = session.lines
    let place = player.farewell.map { $0.check.line - 1 } ?? session.page().count
    var head = Array(lines[..<place])
    while head.last?.isBlank ?? false { head.removeLast() }
    self.head = head
    tail = Array(lines[place...])
  }

  /// The page with lines that were typed since, and with further files.
  func text(with typed: [String], and files: [String]) -> String {
    guard !typed.isEmpty || !files.isEmpty else { return session.text }
    var lines = head + [""] + typed
    if !tail.isEmpty { lines += [""] + tail }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return session.text(of: lines + files)
  }

  /// Whether both are the same.
  static func == (a: Page, b: Page) -> Bool { a.session.text == b.session.text }

  /// Feeds what tells two of them apart into a hasher.
  func hash(into hasher: inout Hasher) { hasher.combine(session.text) }
}
