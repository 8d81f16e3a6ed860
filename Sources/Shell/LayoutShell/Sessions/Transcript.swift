import LayoutDiagnosis
package import LayoutModel

/// A record of what was typed and replied, from which `save` writes a session.
package struct Transcript: Hashable, Sendable {
  /// One input with its reply.
  package struct Entry: Hashable, Sendable {
    /// What was typed, in its full spelling; several lines for a block.
    package var input: String
    /// What was printed.
    package var reply: [String]
    /// How a session contains it.
    var role = Role.check
    /// Whether it expects a conflict.
    var expectsConflict = false
  }

  /// How a session contains an input.
  enum Role: Hashable, Sendable {
    /// As a command with its reply.
    case check
    /// As a command that caused a conflict which the reply does not show; an `expect` is added, so
    /// that a replay accepts it.
    case silentConflict
    /// As prose, because replaying it would not give the same result: an expectation that was
    /// wrong, or a file that could not be used and may be usable another day.
    case prose
  }

  /// The entries, in order.
  package private(set) var entries = PagedArray<Entry>()
  /// The header lines that a replay needs to print the same replies.
  var header: [String] = []
  /// Texts that commands imported, by the names they are asked for; they travel inside the session.
  package private(set) var fixtures: [(name: String, text: String)] = []
  /// Texts that lines read from files; they travel inside the session unless the files are within
  /// its reach.
  private(set) var borrowed: [(name: String, text: String)] = []
  /// The page that was opened, which comes first; nil if none was.
  var page: ContinuedSession?
  /// Whether the last error is repeated when the session is replayed.
  private var hasRepeatableError = false

  /// Makes an empty transcript.
  package init() {}

  /// Makes an empty transcript behind a page, with the texts that its lines read.
  init(behind page: ContinuedSession, _ played: Transcript) {
    self.page = page
    hasRepeatableError = played.hasRepeatableError
    borrow(played.texts)
  }

  /// Whether there are no entries and no page.
  package var isEmpty: Bool { entries.isEmpty && page == nil }

  /// Adds an input with its reply, unless the input saves or leaves the session.
  ///
  /// If `recorded` is given, its input is written in place of this one, and its findings, if any,
  /// in place of the reply.
  mutating func append(
    _ input: Input, _ reply: Reply, as recorded: (input: String, findings: [any Finding]?)?
  ) {
    let traits = input.traits
    let isKept = !reply.isMatterOfTaste && traits.isDisjoint(with: [.saves, .leaves])
    let asksForError = traits.contains(.checks) && reply.failure == nil && input.expects("error")
    let isRepeatable = !asksForError || hasRepeatableError
    let usedFiles = input.usesFiles && reply.error != nil
    hasRepeatableError = reply.error != nil && isKept && !usedFiles
    guard isKept else { return }
    var kept = reply
    if let findings = recorded?.findings {
      kept.replaceFindings(with: findings)
      kept.render()
    }
    var entry = Entry(input: recorded?.input ?? input.text, reply: kept.transcript)
    entry.expectsConflict = Player.expectsConflict(input)
    if reply.failure != nil || usedFiles || !isRepeatable {
      entry.role = .prose
    } else if reply.reportsConflict, !kept.showsConflict {
      entry.role = .silentConflict
    }
    entries.append(entry)
  }

  // MARK: - Files

  /// Returns the folder under which texts can travel inside the session: the one they come from, or
  /// another if one of the names already belongs to a different text.
  func folder(for texts: [(name: String, text: String)], from folder: String) -> String {
    let known = knownTexts
    var candidate = folder
    var number = 2
    while texts.contains(where: { file in
      known[FilePath.joined(candidate, file.name)].map { $0 != file.text } ?? false
    }) {
      candidate = "again\(number)"
      number += 1
    }
    return candidate
  }

  /// All texts that are kept, by name; of two with the same name the first counts.
  private var knownTexts: [String: String] {
    let texts = (page?.fixtures ?? []) + self.texts
    return Dictionary(texts.map { (FilePath.normal($0.name), $0.text) }) { first, _ in first }
  }

  /// Returns a free name for a text: `pasted.log`, or `pasted2.log` if that is taken.
  func unusedName(_ stem: String, _ suffix: String) -> String {
    let known = knownTexts
    var name = stem + suffix
    var number = 2
    while known[name] != nil {
      name = "\(stem)\(number)\(suffix)"
      number += 1
    }
    return name
  }

  /// All texts from outside, by the names they are asked for.
  var texts: [(name: String, text: String)] { fixtures + borrowed }

  /// Keeps an imported text under a name.
  mutating func keep(_ text: String, as name: String) {
    fixtures.removeAll { $0.name == name }
    fixtures.append((name, text))
  }

  /// Keeps texts that were read from files.
  mutating func borrow(_ texts: [(name: String, text: String)]) {
    for (name, text) in texts where !borrowed.contains(where: { $0.name == name }) {
      borrowed.append((name, text))
    }
  }

  /// Whether both have the same entries, header, page and imported texts.
  package static func == (a: Transcript, b: Transcript) -> Bool {
    a.entries == b.entries && a.header == b.header && a.page == b.page
      && a.fixtures.elementsEqual(b.fixtures) { $0.name == $1.name && $0.text == $1.text }
  }

  /// Hashes the entries.
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  // MARK: - The session

  /// The text of a session that leads to the same state when it is replayed, wherever its file
  /// lies.
  package var sessionText: String { saved { _, _ in false }.text }

  /// Returns the text of the session and the number of its commands.
  ///
  /// A text for which `isAtHand` is true is not put inside, because it can be read from its file.
  func saved(
    isAtHand: (_ name: String, _ text: String) -> Bool
  ) -> (text: String, count: Int) {
    var (lines, count) = typed
    var texts = fixtures
    let names = Set(texts.map(\.name) + (page?.fixtures ?? []).map(\.name))
    texts += borrowed.filter { !names.contains($0.name) && !isAtHand($0.name, $0.text) }
    let files = texts.flatMap { [""] + Fixture.lines($0.name, $0.text) }
    if let page {
      count += page.count
      return (page.text(with: lines, and: files), count)
    }
    lines = ["plumb 1"] + header + [""] + lines + files
    return (lines.joined(separator: "\n") + "\n", count)
  }

  /// What was typed, as lines of a session, and the number of commands.
  private var typed: (lines: [String], count: Int) {
    var lines: [String] = []
    var count = 0
    for (index, entry) in entries.enumerated() {
      let input = entry.input.split(separator: "\n", omittingEmptySubsequences: false)
      let first = input.first.map(String.init) ?? ""
      if Self.isNote(entry) {
        lines.append(first)
        continue
      }
      guard entry.role != .prose else {
        lines += (input.map(String.init) + entry.reply.map { "  \($0)" }).map { "# \($0)" }
        continue
      }
      count += 1
      lines.append("plumb> \(first)")
      lines += input.dropFirst().map { "..> \($0)" }
      lines += entry.reply.map(SessionLine.literal)
      guard entry.role == .silentConflict else { continue }
      let next = entries[(index + 1)...].first { !Self.isNote($0) && $0.role != .prose }
      if !(next?.expectsConflict ?? false) {
        count += 1
        lines.append("plumb> expect conflict")
      }
    }
    return (lines, count)
  }

  private static func isNote(_ entry: Entry) -> Bool {
    let line = entry.input
    return !line.contains("\n")
      && (line.isEmpty || line == "#" || line.begins(with: SessionSign.prose))
  }
}
