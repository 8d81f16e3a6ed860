import Foundation
import PlumbLanguage
import RunReports
import Support
import Testing

@testable import LayoutShell

/// What reports of runs say of sessions.
@Suite struct ReplayReportTests {
  private func file(
    _ text: String, path: String = "it.plumb", withFixes: Bool = true
  ) throws -> ReportedFile {
    let session = try Session(text)
    let replay = Replay(session, files: SessionFiles.files, oracle: .none)
    let fixes = withFixes ? Blessing(session, files: SessionFiles.files) : nil
    return ReportedFile(path, session, replay, fixes: fixes)
  }

  /// A number that was changed is reported at its own line, in every format.
  @Test func aSpoiledExpectationIsReportedAtItsLine() throws {
    for (line, old, new) in [
      (5, "expect card.width == 3", "expect card.width == 4"), (7, "needs x, y", "needs x"),
    ] {
      let text = """
        plumb 1
        title T

        plumb> root card 3x3
        plumb> expect card.width == 3
        plumb> view a content 1x1
        + a   needs x, y
        plumb> expect a.width == 1
        """
      #expect(try file(text).cases[0].outcome == .passed)
      let report = RunReport(.replay, files: [try file(text.replacing(old, with: new))])
      for format in ReportFormat.all {
        let mark =
          switch format.name {
          case "json": "\"line\" : \(line)"
          case "github": "file=it.plumb,line=\(line),"
          case "tap": "line: \(line)"
          case "sarif": "\"startLine\" : \(line)"
          case "codequality": "\"begin\" : \(line)"
          default: "it.plumb:\(line)"
          }
        #expect(format.text(of: report).contains(mark), "\(format.name) \(line)")
      }
    }
  }

  /// A text with the replacements of a report made, as an editor makes them.
  private func mended(_ text: String, by file: ReportedFile) -> String {
    let end = text.contains("\r\n") ? "\r\n" : "\n"
    // A line may begin with an accent, which is one character with what is in front of it.
    func split(_ text: String) -> [String] {
      text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(Substring($0.last == 0x0D ? $0.dropLast() : $0)) }
    }
    var lines = split(text)
    let replacements = file.cases.flatMap(\.findings).flatMap { $0.fix?.replacements ?? [] }
    for one in replacements.sorted(by: { $0.place.line > $1.place.line }) {
      #expect(one.place.column == nil && one.place.line >= 1)
      let last = one.place.lastLine ?? one.place.line
      #expect(one.place.line <= last && last <= lines.count)
      lines.replaceSubrange(
        one.place.line - 1..<last, with: split(one.text))
    }
    return lines.joined(separator: end)
  }

  @Test func fixesAreWhatBlessWouldWrite() throws {
    let text = """
      plumb 1

      plumb> root card 3x3
      plumb> view a content 1x1
      plumb> view b content 1x1
      + b   needs x, y
      + c   needs x, y
      plumb> expect card.width == 4
      plumb> hug a h 251
      = nothing of the kind

      plumb> expect b.width == 1

      """
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let session = try Session(text)
      let blessing = Blessing(session, files: .none)
      #expect(mended(text, by: try file(text)) == blessing.text(with: blessing.changes))
    }
  }

  /// For spoiled sessions, too: what the report offers is what bless writes.
  @Test(arguments: seeds(2))
  func fixesOfSpoiledSessionsAreWhatBlessWouldWrite(_ seed: UInt64) throws {
    let names = SessionFiles.texts.keys.sorted()
    var random = SplitMix64(seed: seed &+ 271)
    for count in 0..<3 {
      let name = names[(3 * Int(seed) + count) % names.count]
      let spoiled = Mutation.file(SessionFiles.texts[name] ?? "", &random)
      // Lines that end in different ways would all end as the first one.
      let text = String(
        String.UnicodeScalarView(spoiled.unicodeScalars.filter { $0 != "\r" }))
      guard let session = try? Session(text), session.knownFailure == nil else { continue }
      let file = try file(text, path: name)
      // What a line that was refused should have made, bless offers with its own lines.
      guard file.cases[0].notRunCount == 0 else { continue }
      let offered = Set(file.cases[0].findings.filter { $0.fix != nil }.map(\.message))
      guard offered.count == file.cases[0].findings.count else { continue }
      let blessing = Blessing(session, files: SessionFiles.files)
      #expect(
        mended(text + (text.utf8.last == 0x0A ? "" : "\n"), by: file)
          == blessing.text(with: blessing.changes), "\(name)\n\(text)")
    }
  }

  @Test func whatEndsASessionIsAFinding() throws {
    let quit = try file("plumb 1\n\nplumb> root a 3x3\nplumb> quit\nplumb> dof\n").cases[0]
    #expect(quit.findings.map(\.check) == ["early-quit"])
    #expect(quit.findings[0].place.line == 4)
    #expect(quit.passedCount == 1 && quit.failedCount == 1 && quit.notRunCount == 1)
    let refused = try file("plumb 1\n\nplumb> root a 3x3\nplumb> nonsense\n").cases[0]
    #expect(refused.findings.map(\.check) == ["refused"])
    let session = try Session("plumb 1\n\nplumb> root a 3x3\nplumb> dof\n...\n")
    let late = Replay(session, files: .none, oracle: .none, limit: .zero)
    let one = ReportedFile("late.plumb", session, late).cases[0]
    #expect(one.findings.map(\.check) == ["time-out"])
    #expect(one.findings[0].place.line == 3)
  }

  @Test func aKnownFailureIsKnownAndAPassIsAFailure() throws {
    let known = try file("plumb 1\nxfail soon\n\nplumb> root a 3x3\nplumb> expect dof 1\n")
    #expect(known.cases[0].outcome == .known)
    #expect(known.cases[0].reason == "soon")
    #expect(known.cases[0].findings == [])
    let text = "plumb 1\ntitle T\nxfail soon\n\nplumb> root a 3x3\nxfail in a reply\n...\n"
    let passes = "plumb 1\ntitle T\nxfail soon\n\nplumb> root a 3x3\n"
    #expect(try file(text).cases[0].outcome == .known)
    let pass = try file(passes)
    #expect(pass.cases[0].findings.map(\.check) == ["unexpected-pass"])
    #expect(pass.cases[0].findings[0].place.line == 3)
    #expect(mended(passes, by: pass) == "plumb 1\ntitle T\n\nplumb> root a 3x3\n")
  }

  /// Every check that can be found is explained.
  @Test func everyCheckOfReplaysHasARow() throws {
    for name in [
      "mismatch", "refused", "early-quit", "time-out", "unexpected-pass", "crash", "unreadable",
      "disagreement",
    ] {
      let check = ReportedCheck.ofRuns.first { $0.name == name }
      #expect(check?.help.isEmpty == false, "\(name)")
    }
  }

  /// Hundreds of sessions in shards, written, read and merged, are one run.
  @Test(arguments: [2, 4, 7])
  func shardsOfGeneratedSessionsAreOneRun(_ count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    let names = SessionFiles.texts.keys.sorted()
    let files = try (0..<84).compactMap { number -> ReportedFile? in
      let text =
        number % 12 == 0
        ? Mutation.file(SessionFiles.texts[names[number % names.count]] ?? "", &random)
        : "plumb 1\ntitle s\(number)\n\nplumb> root card \(number)x3\n"
          + "plumb> expect card.width == \(number % 7 == 0 ? 3 : number)\n"
      guard (try? Session(text)) != nil else { return nil }
      return try file(text, path: "Sessions/s\(number).plumb", withFixes: false)
    }
    let whole = RunReport(.replay, files: files)
    #expect(whole.files.contains { $0.cases[0].outcome == .failed })
    let parts = try (1...count).map { index in
      let shard = try #require(Shard(index, of: count))
      let part = RunReport(.replay, shard: shard, files: shard.part(of: whole.files))
      return try RunReport.read(json: part.json)
    }
    let merged = try RunReport.merged(parts.reversed())
    #expect(merged == whole)
    for format in ReportFormat.all {
      #expect(format.text(of: merged) == format.text(of: whole), "\(format.name)")
    }
  }
}
