import ConstraintSolver
package import LayoutModel

/// What a shell was told, so that another one can be brought to the same state.
///
/// A transcript holds lines as a session would hold them, and a session asks the disk again for the
/// files it needs. A journal holds what was typed and what was read at that moment, so that
/// bringing a shell back depends on nothing else and writes no file.
package struct Journal: Sendable {
  /// One thing that a shell was told.
  package struct Entry: Sendable, Hashable, Codable {
    /// The page that was opened; nil for a line.
    package var page: OpenedPage?
    /// What was typed; several lines for a block or a log.
    package var input: String?
    /// Where the line came from.
    package var source: Shell.Source?
    /// Its number in the file it came from.
    package var number: Int?
    /// What it read from files, in order.
    package var reads: [Read]?
    /// Whether it is work: it changed something, expects something or is prose.
    package var isWork: Bool?
    /// Whether it was refused with an error.
    package var isRefused: Bool?

    /// A line as it was run.
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

    /// A page that was opened, with what its lines read.
    init(_ page: OpenedPage, reads: [Read]) {
      self.page = page
      self.reads = reads.isEmpty ? nil : reads
    }
  }

  /// A session that a shell goes on from.
  package struct OpenedPage: Sendable, Hashable, Codable {
    /// Where it lies.
    package var path: String
    /// What it held.
    package var text: String
  }

  /// What came of an attempt to read a file.
  package struct Read: Sendable, Hashable, Codable {
    /// The path that was asked for.
    package var path: String
    /// What the file held; nil if it could not be read.
    package var text: String?
    /// Why it could not be read.
    package var problem: String?
  }

  /// Everything in order.
  package private(set) var entries = PagedArray<Entry>()
  /// How many lines are work.
  package private(set) var workCount = 0
  /// How many of those are saved.
  package private(set) var savedCount = 0

  /// Nothing yet.
  package init() {}

  /// Nothing yet, behind a page that was played.
  init(opening player: Player, from path: String) {
    let page = OpenedPage(path: path, text: player.session.text)
    append(Entry(page, reads: player.shell.journal.entries(from: 0).flatMap { $0.reads ?? [] }))
  }

  /// How many lines of work were not saved.
  package var unsavedCount: Int { workCount - savedCount }

  /// Takes all that was done so far as saved.
  package mutating func markSaved() { savedCount = workCount }

  /// Takes the first lines of work as saved, and no others.
  fileprivate mutating func markSaved(first count: Int) { savedCount = min(count, workCount) }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entry.isWork ?? false { workCount += 1 }
  }

  /// The entries from one on.
  package func entries(from first: Int) -> [Entry] { Array(entries.dropFirst(first)) }

  /// How many entries there are.
  package var count: Int { entries.count }
}

extension Shell {
  /// A shell that was told what a journal says, from the beginning on; its taste is this one's.
  ///
  /// The first lines of work that are named as saved count as saved, and no others. Nothing is read
  /// from the disk and nothing written, but `save` knows the files that were opened or written. An
  /// interruption leaves a shell that is good for nothing.
  package func replaying(_ entries: [Journal.Entry], savedCount: Int) -> Shell {
    var shell = Shell()
    var files = files
    for entry in entries where !Interruption.isRequested {
      if let page = entry.page {
        // It was opened before, so it can be read.
        guard let session = try? Session(page.text) else { continue }
        var player = Player(session, files: .replaying(entry.reads ?? []))
        while player.next() != nil {}
        shell.files = files
        shell.open(player, from: page.path)
        // With the texts that travel inside the page.
        files = shell.files
      } else if let input = entry.input {
        let isRefused = entry.isRefused ?? false
        shell.files = .replaying(entry.reads ?? [], in: files, refusingToWrite: isRefused)
        shell.source = entry.source ?? .prompt
        // What was written over was asked for then.
        shell.replacesFiles = true
        _ = shell.run(input, line: entry.number)
      }
    }
    // A save that failed does not count because its text now went nowhere.
    shell.journal.markSaved(first: savedCount)
    shell.files = files
    shell.source = source
    shell.display = display
    shell.replacesFiles = replacesFiles
    return shell
  }
}
