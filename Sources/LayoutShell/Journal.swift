import ConstraintSolver
package import LayoutModel

/// What a shell was told, so that another one can be brought to the same state.
///
/// A transcript holds lines as a session would hold them, and a session asks the disk again for the
/// files it needs. A journal holds what was typed and what was read at that moment, so that
/// bringing a shell back depends on nothing else and writes no file.
public struct Journal: Sendable {
  /// One thing that a shell was told.
  public struct Entry: Sendable, Hashable, Codable {
    /// The page that was opened; nil for a line.
    public var page: OpenedPage?
    /// What was typed; several lines for a block or a log.
    public var input: String?
    /// Where the line came from.
    public var source: Shell.Source?
    /// Its number in the file it came from.
    public var number: Int?
    /// What it read from files, in order.
    public var reads: [Read]?
    /// Whether it is work: it changed something, expects something or is prose.
    public var isWork: Bool?
    /// Whether it was refused with an error.
    public var isRefused: Bool?

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
  public struct OpenedPage: Sendable, Hashable, Codable {
    /// Where it lies.
    public var path: String
    /// What it held.
    public var text: String
  }

  /// What came of an attempt to read a file.
  public struct Read: Sendable, Hashable, Codable {
    /// The path that was asked for.
    public var path: String
    /// What the file held; nil if it could not be read.
    public var text: String?
    /// Why it could not be read.
    public var problem: String?
  }

  /// Everything in order.
  package private(set) var entries = Paged<Entry>()
  /// How many lines are work.
  public private(set) var workCount = 0
  /// How many of those are saved.
  public private(set) var savedCount = 0

  /// Nothing yet.
  public init() {}

  /// Nothing yet, behind a page that was played.
  init(opening player: Player, from path: String) {
    let page = OpenedPage(path: path, text: player.session.text)
    append(Entry(page, reads: player.shell.journal.entries(from: 0).flatMap { $0.reads ?? [] }))
  }

  /// How many lines of work were not saved.
  public var unsavedCount: Int { workCount - savedCount }

  /// Takes all that was done so far as saved.
  public mutating func markSaved() { savedCount = workCount }

  /// Takes the first lines of work as saved, and no others.
  fileprivate mutating func markSaved(first count: Int) { savedCount = min(count, workCount) }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entry.isWork ?? false { workCount += 1 }
  }

  /// The entries from one on.
  public func entries(from first: Int) -> [Entry] { Array(entries.dropFirst(first)) }

  /// How many entries there are.
  public var count: Int { entries.count }
}

extension Shell {
  /// A shell that was told what a journal says, from the beginning on; its taste is this one's.
  ///
  /// The first lines of work that are named as saved count as saved, and no others. Nothing is read
  /// from the disk and nothing written, but `save` knows the files that were opened or written. An
  /// interruption leaves a shell that is good for nothing.
  public func replaying(_ entries: [Journal.Entry], savedCount: Int) -> Shell {
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
        // With the texts that travel inside of the page.
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
    shell.taste = taste
    shell.replacesFiles = replacesFiles
    return shell
  }
}
