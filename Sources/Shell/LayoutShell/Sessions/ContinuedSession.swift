/// A session that was opened to be continued.
///
/// Its own lines stay as they are.
struct ContinuedSession: Hashable, Sendable {
  /// The lines in front of those that are typed.
  private let head: [String]
  /// The lines behind them: the `quit` that ended the page, and the files inside it.
  private let tail: [String]
  private let session: Session

  /// How many commands it contains.
  var count: Int { session.checks.count }
  /// The files inside it.
  var fixtures: [(name: String, text: String)] { session.fixtures }

  /// Makes it of a session that was played.
  init(_ player: Player) {
    session = player.session
    let lines = session.lines
    let place = player.farewell.map { $0.check.line - 1 } ?? session.page().count
    var head = Array(lines[..<place])
    while head.last?.isBlank ?? false { head.removeLast() }
    self.head = head
    tail = Array(lines[place...])
  }

  /// Returns the text of the page with the lines that were typed since, and further files.
  func text(with typed: [String], and files: [String]) -> String {
    guard !typed.isEmpty || !files.isEmpty else { return session.text }
    var lines = head + [""] + typed
    if !tail.isEmpty { lines += [""] + tail }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return session.text(of: lines + files)
  }

  /// Whether both have the same text.
  static func == (a: ContinuedSession, b: ContinuedSession) -> Bool {
    a.session.text == b.session.text
  }

  /// Hashes the text.
  func hash(into hasher: inout Hasher) { hasher.combine(session.text) }
}
