import Synchronization

/// What a line reads from files while it runs.
final class ReadLog: Sendable {
  private let log = Mutex<[Journal.Read]>([])

  /// What was read so far.
  var reads: [Journal.Read] { log.withLock { $0 } }

  fileprivate func append(_ read: Journal.Read) { log.withLock { $0.append(read) } }
}

/// What a line read once, handed out again: each read once, in order.
private final class ReadReplay: Sendable {
  private let rest: Mutex<[Journal.Read]>

  init(_ reads: [Journal.Read]) { rest = Mutex(reads) }

  func next(of path: String) -> Journal.Read? {
    rest.withLock { reads in
      reads.firstIndex { $0.path == path }.map { reads.remove(at: $0) }
    }
  }
}

extension Files {
  /// The same files, with a log of what is read from them.
  func logged(in log: ReadLog) -> Files {
    let read = read
    var files = self
    files.read = { (path) throws(Problem) in
      do throws(Problem) {
        let text = try read(path)
        log.append(Journal.Read(path: path, text: text))
        return text
      } catch {
        log.append(Journal.Read(path: path, problem: error.reason))
        throw error
      }
    }
    return files
  }

  /// Files that answer as they did when a log was written; what is written goes nowhere.
  static func replaying(_ reads: [Journal.Read]) -> Files {
    let replay = ReadReplay(reads)
    return Files(
      read: { (path) throws(Problem) in
        let read = replay.next(of: path)
        guard let text = read?.text else { throw Problem(read?.problem ?? "no such file") }
        return text
      }, write: { (_, _) in })
  }
}
