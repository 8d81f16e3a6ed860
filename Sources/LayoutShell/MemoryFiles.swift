import Synchronization

/// Files that a replay writes: in memory only, compared with the fixture of that name.
final class MemoryFiles: Sendable {
  private let fixtures: [(name: String, text: String)]
  private let written = Mutex<[(name: String, text: String)]>([])

  /// Starts with the texts that travel inside the session.
  init(_ fixtures: [(name: String, text: String)]) { self.fixtures = fixtures }

  /// What was written and the fixtures, in front of other files.
  func files(over files: Files) -> Files {
    let read = files.read
    return Files(
      read: { (path) throws(Files.Problem) in
        if let text = self.text(path) { return text }
        return try read(path)
      },
      write: { (path, text) throws(Files.Problem) in
        if let fixture = self.fixtures.first(where: { $0.name == path }), fixture.text != text {
          throw Files.Problem("it differs from the one inside the session")
        }
        self.written.withLock { $0.append((path, text)) }
      })
  }

  private func text(_ path: String) -> String? {
    written.withLock { $0.last { $0.name == path }?.text }
      ?? fixtures.first { $0.name == path }?.text
  }
}
