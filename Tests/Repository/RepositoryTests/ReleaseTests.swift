import Foundation
import LayoutShell
import PlumbLanguage
import Testing

/// What a version promises to those that come after it.
@Suite struct ReleaseTests {
  /// The sessions of the releases, as these had them.
  static let sessions = Repository.files(in: "Tests/Examples/Releases", "plumb")

  @Test func theSessionsOfEachReleaseAreKept() throws {
    let folder = Repository.folder.appending(path: "Tests/Examples/Releases").path
    let releases = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(releases.contains(Version.current))
    #expect(Self.sessions.count >= 12)
  }

  @Test(arguments: sessions)
  func aSessionOfAReleaseReplays(_ file: Repository.File) throws {
    let session = try Session(file.text)
    let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    let beside = Files(
      read: { (path) throws(Files.Problem) in
        guard let other = Self.sessions.first(where: { $0.path == "\(folder)/\(path)" }) else {
          throw Files.Problem("there is no such file")
        }
        return other.text
      }, write: { (_, _) throws(Files.Problem) in throw .readOnly })
    let replay = Replay(session, files: beside, oracle: .batch)
    let lines = ReplayReport(replay, path: file.path, tolerance: session.tolerance).lines
    // One that is known to fail shows a difference.
    #expect(replay.hasPassed == (session.knownFailure == nil), "\(lines.joined(separator: "\n"))")
  }

  @Test func thePageOfChangesBeginsWithThisVersion() throws {
    let path = "Sources/Programs/plumb/plumb.docc/Changes.md"
    let page = try String(
      contentsOf: Repository.folder.appending(path: path), encoding: .utf8)
    let newest = try #require(page.firstMatch(of: /\n## ([0-9.]+)\n/))
    #expect(newest.1 == Version.current)
    #expect(page.contains("\n| \(Version.current) | `plumb 1` |"))
  }

  /// A version without the session's needs says so at its line; a newer one reads it.
  @Test(arguments: [
    ("0.0.9", nil), ("0.1", nil), ("0.1.0", nil),
    ("0.1.1", "this session needs plumb 0.1.1, and this is 0.1"),
    ("0.2", "this session needs plumb 0.2, and this is 0.1"),
    ("12", "this session needs plumb 12, and this is 0.1"),
    ("soon", "requires takes a version such as 0.1, not soon"),
    ("1..2", "requires takes a version such as 0.1, not 1..2"),
  ])
  func aSessionSaysWhatItNeeds(_ version: String, _ complaint: String?) {
    var found: String?
    var line: Int?
    do throws(Diagnostic) { _ = try Session("plumb 1\nrequires \(version)\n") } catch {
      (found, line) = (error.message, error.lineNumber)
    }
    #expect(found == complaint)
    #expect(line == (complaint == nil ? nil : 2))
  }
}
