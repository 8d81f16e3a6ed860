import LayoutDiagnosis
package import LayoutModel

/// What was typed and what came back.
package struct Transcript: Hashable, Sendable {
  /// One input with its reply.
  package struct Entry: Hashable, Sendable {
    /// What was typed, in its full spelling; several lines for a block.
    package var input: String
    /// What was printed.
    package var reply: [String]
    /// How a session holds it.
    var role = Role.check
    /// Whether it says that there is a conflict.
    var expectsConflict = false
  }

  /// How a session holds an input.
  enum Role: Hashable, Sendable {
    /// As a command with its reply.
    case check
    /// As a command that broke rules without a word; a replay wants to know that this is known.
    case silentConflict
    /// As prose, because it cannot be so again: an expectation that was wrong, or a file that could
    /// not be used, which is another matter another day.
    case prose
  }

  /// The entries in order.
  package private(set) var entries = PagedArray<Entry>()
  /// The header lines that a replay needs to print the same.
  var header: [String] = []
  /// The texts that commands brought in, by the names they are asked for; they travel inside.
  package private(set) var fixtures: [(name: String, text: String)] = []
  /// The texts that lines read from files; they travel inside where those files are not at hand.
  private(set) var borrowed: [(name: String, text: String)] = []
  /// What stands in front: the page that was opened.
  var page: Page?
  /// Whether a replay gets the error that was made last, too.
  private var hasRepeatableError = false

  /// Nothing yet.
  package init() {}

  /// Nothing yet, behind a page that was played with the texts it read.
  init(behind page: Page, _ played: Transcript) {
    self.page = page
    hasRepeatableError = played.hasRepeatableError
    borrow(played.texts)
  }

  /// Whether nothing was typed yet.
  package var isEmpty: Bool { entries.isEmpty && page == nil }

  /// Notes an input; what keeps or leaves the session is no part of it.
  ///
  /// `recorded` stands in its place, and of the reply where that is another one.
  mutating func append(
    _ input: Input, _ reply: Reply, as recorded: (input: String, told: [any Finding]?)?
  ) {
    let traits = input.traits
    let isKept = !reply.isMatterOfTaste && traits.isDisjoint(with: [.saves, .leaves])
    let asksForError = traits.contains(.checks) && reply.failure == nil && input.expects("error")
    let isRepeatable = !asksForError || hasRepeatableError
    let usedFiles = traits.contains(.usesFiles) && reply.error != nil
    hasRepeatableError = reply.error != nil && isKept && !usedFiles
    guard isKept else { return }
    var kept = reply
    if let told = recorded?.told {
      kept.tellOnly(told)
      kept.render()
    }
    var entry = Entry(input: recorded?.input ?? input.text, reply: kept.transcript)
    entry.expectsConflict = Player.expectsConflict(input)
    if reply.failure != nil || usedFiles || !isRepeatable {
      entry.role = .prose
    } else if reply.tellsConflict, !kept.showsConflict {
      entry.role = .silentConflict
    }
    entries.append(entry)
  }

  // MARK: - Files

  /// The folder in which texts can travel inside: the one they come from, or another where a name
  /// is that of another text already, as after a file has changed.
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

  /// All texts that are kept, by their names, of which the first counts.
  private var knownTexts: [String: String] {
    let texts = (page?.fixtures ?? []) + self.texts
    return Dictionary(texts.map { (FilePath.normal($0.name), $0.text) }) { first, _ in first }
  }

  /// `pasted.log`, or `pasted2.log` where that is kept already.
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

  /// All texts that came from outside, by the names they are asked for.
  var texts: [(name: String, text: String)] { fixtures + borrowed }

  /// A text that was brought in.
  mutating func keep(_ text: String, as name: String) {
    fixtures.removeAll { $0.name == name }
    fixtures.append((name, text))
  }

  /// Texts that were read from files.
  mutating func borrow(_ texts: [(name: String, text: String)]) {
    for (name, text) in texts where !borrowed.contains(where: { $0.name == name }) {
      borrowed.append((name, text))
    }
  }

  /// Whether both are the same.
  package static func == (a: Transcript, b: Transcript) -> Bool {
    a.entries == b.entries && a.header == b.header && a.page == b.page
      && a.fixtures.elementsEqual(b.fixtures) { $0.name == $1.name && $0.text == $1.text }
  }

  /// Feeds what tells two of them apart into a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  // MARK: - The session

  /// The session file: replaying it gives the same state, wherever it lies.
  package var sessionText: String { saved { _, _ in false }.text }

  /// The session file and how many commands it holds; texts that are read and found where the file
  /// will lie stay outside.
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

  /// What was typed as lines of a session, and how many commands that is.
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
