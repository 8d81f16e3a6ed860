import LayoutShell
import Synchronization
import Testing

/// Files in memory.
final class Memory: Sendable {
  private let texts: Mutex<[String: String]>

  init(_ texts: [String: String] = [:]) { self.texts = Mutex(texts) }

  subscript(_ path: String) -> String? { texts.withLock { $0[FilePath.normal(path)] } }

  var files: Files {
    Files(
      read: { (path) throws(Files.Problem) in
        guard let text = self[path] else { throw Files.Problem("there is no such file") }
        return text
      },
      write: { (path, text) in
        self.texts.withLock { $0[FilePath.normal(path)] = text }
      })
  }

  static func files(_ texts: [String: String]) -> Files { Memory(texts).files }
}

/// Checks that a replay passed, and says what was otherwise.
func expectPassed(_ replay: Replay, sourceLocation: SourceLocation = #_sourceLocation) {
  let report = ReplayReport(replay, path: "it", tolerance: 0.001)
  #expect(
    replay.hasPassed, "\(report.lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
