import LayoutShell
import Platform

/// The journal of a running shell: each line is on the disk before its reply is printed.
///
/// The file exists only while something is not saved. Each line of it is a JSON object, so that a
/// crash in the middle of writing costs one line, and it is locked as long as its shell runs.
struct JournalFile {
  /// The first line of a file.
  struct Head: Codable {
    /// The version of the program.
    var plumb: String
    /// The number of lines of work that are saved.
    var saved: Int
  }

  /// The largest size of the file in bytes; what goes beyond is not kept.
  static let sizeLimit = 32 << 20

  private let folder: String
  private var descriptor: Int32?
  private var path = ""
  private var size = 0
  /// The number of entries on the disk.
  private var count = 0
  /// Whether the last attempt to write failed, which has been reported; the next line tries again.
  private var isBroken = false

  /// Creates the journal of this process in a folder that all shells share.
  init(in folder: String) { self.folder = folder }

  /// Returns whether everything that is not saved is on the disk.
  func holds(_ journal: Journal) -> Bool {
    !isBroken && descriptor != nil && count == journal.count
  }

  /// Writes what is not saved to the disk.
  ///
  /// Returns a message when writing begins to fail and when it works again, else `nil`.
  mutating func keep(_ journal: Journal) -> String? {
    guard journal.unsavedCount > 0 else {
      discard()
      return nil
    }
    let wasBroken = isBroken
    do throws(Files.Problem) {
      if descriptor == nil {
        try create(with: journal)
      } else {
        try append(lines(journal.entries(from: count)))
      }
      count = journal.count
      isBroken = false
      return wasBroken ? "plumb: all lines are journalled again" : nil
    } catch {
      isBroken = true
      return wasBroken
        ? nil : "plumb: lines are not journalled: \(error.reason); save keeps them"
    }
  }

  /// Removes the file, because everything is saved or the rest is not wanted.
  mutating func discard() {
    if let descriptor {
      unlink(path)
      close(descriptor)
    }
    self = JournalFile(in: folder)
  }

  // MARK: - Writing

  private mutating func create(with journal: Journal) throws(Files.Problem) {
    DiskFiles.makeFolder(folder)
    // The file is hidden until it is complete and locked.
    let name = "\(getpid())-\(UUID().uuidString.prefix(8))"
    let hidden = "\(folder)/.\(name)"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC
    let descriptor = open(hidden, flags, mode_t(0o600))
    guard descriptor >= 0 else { throw Self.problem }
    self.descriptor = descriptor
    path = hidden
    do throws(Files.Problem) {
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Self.problem }
      let head = try Self.line(Head(plumb: Version.current, saved: journal.savedCount))
      try append(head + lines(journal.entries(from: 0)))
      let visible = "\(folder)/\(name)\(AbandonedJournal.suffix)"
      guard rename(hidden, visible) == 0 else { throw Self.problem }
      path = visible
    } catch {
      discard()
      throw error
    }
    let parent = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if parent >= 0 {
      fsync(parent)
      close(parent)
    }
  }

  private func lines(_ entries: [Journal.Entry]) throws(Files.Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries { bytes += try Self.line(entry) }
    return bytes
  }

  private static func line(_ value: some Encodable) throws(Files.Problem) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      throw Files.Problem("it cannot be written as JSON")
    }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  private mutating func append(_ bytes: [UInt8]) throws(Files.Problem) {
    guard let descriptor else { return }
    guard size + bytes.count <= Self.sizeLimit else {
      throw Files.Problem("they need more than \(Self.sizeLimit >> 20) MB")
    }
    do throws(Files.Problem) {
      let code = OpenFile(descriptor: descriptor).write(bytes)
      guard code == 0 else { throw Files.Problem(SystemError.reason(code)) }
      // Some file systems cannot be synchronised; what they accepted counts as written.
      guard fdatasync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS else {
        throw Self.problem
      }
    } catch {
      // An incomplete line would run into the next one.
      ftruncate(descriptor, off_t(size))
      throw error
    }
    size += bytes.count
  }

  private static var problem: Files.Problem { Files.Problem(SystemError.reason(errno)) }
}
