import LayoutDrawing
import LayoutModel
import LayoutShell
import Platform
import PlumbLanguage
import XcodeLogs

/// A journal that a shell left behind, with lines that were never saved.
struct AbandonedJournal {
  /// The suffix of the file names of journals.
  static let suffix = ".journal"
  /// The number of abandoned journals that are kept, the newest ones.
  private static let countLimit = 10

  /// Every line the shell was given, in order.
  let entries: [Journal.Entry]
  /// The number of lines of work that were saved.
  let savedCount: Int
  private let path: String
  private let time: timespec

  /// Returns the journals in a folder that no running shell writes, newest first.
  ///
  /// Journals beyond the newest ten are removed, as are those in which everything is saved. A
  /// journal that cannot be read is left alone, since another version of the program may be able to
  /// read it.
  static func all(in folder: String) -> [AbandonedJournal] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [AbandonedJournal] = []
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      claim(path) {
        if name.hasPrefix(".") {
          // The shell that was making it crashed, unless it is so new that it is just about to be
          // locked.
          if isOld(path) { unlink(path) }
        } else if name.hasSuffix(suffix), let journal = AbandonedJournal(path) {
          if journal.unsavedCount > 0 { found.append(journal) } else { unlink(path) }
        }
      }
    }
    found.sort { a, b in
      (a.time.tv_sec, a.time.tv_nsec, a.path) > (b.time.tv_sec, b.time.tv_nsec, b.path)
    }
    for journal in found.dropFirst(countLimit) { unlink(journal.path) }
    return Array(found.prefix(countLimit))
  }

  /// Runs `body` while holding the lock of the file, unless a running shell holds it.
  @discardableResult
  private static func claim<Result>(_ path: String, _ body: () -> Result) -> Result? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? body() : nil
  }

  /// Returns whether the file has not been written to for an hour.
  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && lastWrite(of: status).tv_sec < Platform.time(nil) - 3600
  }

  /// Reads the journal at a path; `nil` if it cannot be read.
  private init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size <= 2 * JournalFile.sizeLimit,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A line without a newline was being written when the shell ended, and is dropped.
    lines.removeLast()
    let decoder = JSONDecoder()
    guard let first = lines.first,
      let head = try? decoder.decode(JournalFile.Head.self, from: Data(first))
    else { return nil }
    self.path = path
    time = lastWrite(of: status)
    savedCount = head.saved
    entries = lines.dropFirst().compactMap {
      try? decoder.decode(Journal.Entry.self, from: Data($0))
    }
  }

  /// The number of lines of work that were not saved.
  var unsavedCount: Int { entries.count { $0.isWork ?? false } - savedCount }

  /// A description for people: `12 lines of 2025-11-22 07:01, the last: pin title top leading`.
  var description: String {
    var (seconds, local) = (time.tv_sec, tm())
    localtime_r(&seconds, &local)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(local.tm_year + 1900)-\(two(local.tm_mon + 1))-\(two(local.tm_mday))"
    let lines = unsavedCount.counted("line")
    let last = entries.last { $0.isWork ?? false }?.input ?? ""
    let shown = last.firstLine
    return "\(lines) of \(day) \(two(local.tm_hour)):\(two(local.tm_min)), the last: "
      + shown.escaped
  }

  /// Locks the journal while `body` restores it, and removes it if that succeeds.
  ///
  /// Returns `false` if another shell was faster or `body` returns `false`.
  func take(_ body: () -> Bool) -> Bool {
    Self.claim(path) {
      // Another shell may have restored it in the meantime.
      guard DiskFiles.exists(path), body() else { return false }
      unlink(path)
      return true
    } ?? false
  }
}
