import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// The sessions of the repository replay, each an argument of its test.
///
/// A single one, by its name or a part of it:
///
/// ```sh
/// PLUMB_SESSION=first-steps swift test --filter SessionReplayTests
/// ```
@Suite struct SessionReplayTests {
  /// The sessions that are asked for: all, or those of `PLUMB_SESSION`.
  private static let names = SessionFiles.texts.keys.sorted().filter { name in
    environment("PLUMB_SESSION").map { name.contains($0) } ?? true
  }

  @Test func thereAreSessions() {
    #expect(SessionFiles.texts.count >= 14)
    #expect(!Self.names.isEmpty, "no session of that name")
  }

  @Test(arguments: names)
  func aSessionReplays(_ name: String) throws {
    let session = try Session(SessionFiles.texts[name] ?? "")
    let replay = Replay(session, files: SessionFiles.files, oracle: .batch)
    let lines = ReplayReport(replay, path: name, tolerance: session.tolerance).lines
    // One that is known to fail shows a difference.
    #expect(replay.hasPassed == (session.knownFailure == nil), "\(lines.joined(separator: "\n"))")
  }
}
