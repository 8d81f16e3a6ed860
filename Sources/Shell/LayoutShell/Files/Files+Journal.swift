import Synchronization

/// The log of what a line reads from files while it runs.
final class ReadLog: Sendable {
  private let log = Mutex<[Journal.Read]>([])

  /// What was read so far, in order.
  var reads: [Journal.Read] { log.withLock { $0 } }

  fileprivate func append(_ read: Journal.Read) { log.withLock { $0.append(read) } }
}

/// Answers reads from a log.
///
/// Each entry answers one read of its path; the earliest comes first.
private final class ReadReplay: Sendable {
  private let rest: Mutex<[Journal.Read]>

  init(_ reads: [Journal.Read]) { rest = Mutex(reads) }

  func next(of path: String) -> Journal.Read? {
    let path = FilePath.normal(path)
    return rest.withLock { reads in
      reads.firstIndex { $0.path == path }.map { reads.remove(at: $0) }
    }
  }
}

extension Files {
  /// The same files, with every read noted in a log, including reads in folders below.
  func logged(in log: ReadLog, as folder: String = ".") -> Files {
    let below = below
    var files = self
    func logged(
      _ read: @escaping @Sendable (String) throws(Problem) -> String
    ) -> @Sendable (String) throws(Problem) -> String {
      { (path) throws(Problem) in
        let place = FilePath.joined(folder, path)
        do throws(Problem) {
          let text = try read(path)
          log.append(Journal.Read(path: place, text: text))
          return text
        } catch {
          log.append(Journal.Read(path: place, problem: error.reason))
          throw error
        }
      }
    }
    (files.read, files.gather) = (logged(read), logged(gather))
    files.below = { inner in
      below(inner).logged(in: log, as: FilePath.joined(folder, inner))
    }
    return files
  }

  /// Files that answer every read as the log says.
  ///
  /// Nothing is written to the disk: writes succeed without effect, or fail if they failed when the
  /// log was made.
  ///
  /// Whether two paths lead to the same file is still asked of `disk`.
  static func replaying(
    _ reads: [Journal.Read], in disk: Files = .none, refusingToWrite isRefused: Bool = false
  ) -> Files {
    let replay = ReadReplay(reads)
    let read = { @Sendable (path: String) throws(Problem) -> String in
      let read = replay.next(of: path)
      guard let text = read?.text else { throw Problem(read?.problem ?? "no such file") }
      return text
    }
    return Files(
      read: read,
      write: { (_, _) throws(Problem) in if isRefused { throw .readOnly } },
      identity: disk.identity,
      below: { folder in .confined(to: folder, reading: read) })
  }
}
