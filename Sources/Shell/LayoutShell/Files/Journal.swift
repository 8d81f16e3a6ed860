import ConstraintSolver
package import LayoutModel

/// A record of everything a shell was told, from which another shell can be brought to the same
/// state.
///
/// A transcript holds lines as a session would hold them, and a session reads its files again when
/// it is replayed. A journal holds what was typed and what was read at that moment, so that
/// bringing a shell back depends on nothing else and writes no file.
package struct Journal: Sendable {
  /// A line that was run, or a page that was opened.
  package struct Entry: Sendable, Hashable, Codable {
    /// The page that was opened; nil for a line.
    package var page: OpenedPage?
    /// What was typed; nil for a page.
    ///
    /// A block or a log has several lines.
    package var input: String?
    /// Where the line came from; nil for a page.
    package var source: Shell.Source?
    /// Its line number in the file it came from, counted from 1.
    package var number: Int?
    /// What it read from files, in order; nil for nothing.
    package var reads: [Read]?
    /// Whether it is work that should be saved: it changed something, expects something or is
    /// prose.
    ///
    /// Nil for false.
    package var isWork: Bool?
    /// Whether it was refused with an error; nil for false.
    package var isRefused: Bool?

    /// Records a line that was run.
    init(
      _ input: String, from source: Shell.Source, number: Int?, reads: [Read], isWork: Bool,
      isRefused: Bool
    ) {
      self.input = input
      self.source = source
      self.number = number
      self.reads = reads.isEmpty ? nil : reads
      self.isWork = isWork ? true : nil
      self.isRefused = isRefused ? true : nil
    }

    /// Records a page that was opened, with what its lines read.
    init(_ page: OpenedPage, reads: [Read]) {
      self.page = page
      self.reads = reads.isEmpty ? nil : reads
    }
  }

  /// A session that was opened to be continued.
  package struct OpenedPage: Sendable, Hashable, Codable {
    /// Its path.
    package var path: String
    /// Its text.
    package var text: String
  }

  /// The outcome of an attempt to read a file.
  package struct Read: Sendable, Hashable, Codable {
    /// The path that was asked for.
    package var path: String
    /// The text of the file; nil if it could not be read.
    package var text: String?
    /// Why it could not be read; nil if it could.
    package var problem: String?
  }

  /// All entries, in order.
  package private(set) var entries = PagedArray<Entry>()
  /// How many entries are work.
  package private(set) var workCount = 0
  /// How many entries of work are saved, counted from the first.
  package private(set) var savedCount = 0

  /// Makes an empty journal.
  package init() {}

  /// Makes a journal that begins with a page that was played.
  init(opening player: Player, from path: String) {
    let page = OpenedPage(path: path, text: player.session.text)
    append(Entry(page, reads: player.shell.journal.entries(from: 0).flatMap { $0.reads ?? [] }))
  }

  /// How many entries of work are not saved.
  package var unsavedCount: Int { workCount - savedCount }

  /// Marks all work so far as saved.
  package mutating func markSaved() { savedCount = workCount }

  /// Marks the first `count` entries of work as saved, and no others.
  fileprivate mutating func markSaved(first count: Int) { savedCount = min(count, workCount) }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entry.isWork ?? false { workCount += 1 }
  }

  /// Returns the entries from a position on.
  package func entries(from first: Int) -> [Entry] { Array(entries.dropFirst(first)) }

  /// The number of entries.
  package var count: Int { entries.count }
}

extension Shell {
  /// Returns a shell that was told everything in a journal, from the beginning, with the display
  /// settings of this one.
  ///
  /// The first `savedCount` entries of work count as saved, and no others. Nothing is read from the
  /// disk and nothing is written, but `save` knows the files that were opened or written. After an
  /// interruption the returned shell is incomplete and must not be used.
  package func replaying(_ entries: [Journal.Entry], savedCount: Int) -> Shell {
    var shell = Shell()
    var files = files
    for entry in entries where !Interruption.isRequested {
      if let page = entry.page {
        // The page could be read when it was opened, so it can be read now.
        guard let session = try? Session(page.text) else { continue }
        var player = Player(session, files: .replaying(entry.reads ?? []))
        while player.next() != nil {}
        shell.files = files
        shell.open(player, from: page.path)
        // The texts that travel inside the page stay readable for the lines after it.
        files = shell.files
      } else if let input = entry.input {
        let isRefused = entry.isRefused ?? false
        shell.files = .replaying(entry.reads ?? [], in: files, refusingToWrite: isRefused)
        shell.source = entry.source ?? .prompt
        // If a line overwrote a file, that was permitted when it ran.
        shell.replacesFiles = true
        _ = shell.run(input, line: entry.number)
      }
    }
    // A save that failed then succeeds here, since its text goes nowhere; it must not count as
    // saved.
    shell.journal.markSaved(first: savedCount)
    shell.files = files
    shell.source = source
    shell.display = display
    shell.replacesFiles = replacesFiles
    return shell
  }
}
