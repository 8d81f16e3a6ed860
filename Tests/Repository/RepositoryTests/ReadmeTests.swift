import Foundation
import LayoutAudit
import LayoutShell
import RunReports
import Testing

@Suite struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
  }

  /// The fenced blocks of the page.
  private var blocks: [String] {
    text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  @Test func theTranscriptIsReal() throws {
    let transcript = try #require(blocks.first { $0.contains("plumb> ") })
    let session = try Session("plumb 1\n" + transcript)
    #expect(session.checks.count > 5)
    let replay = Replay(session, files: .none, oracle: .all)
    #expect(replay.passedCount == session.checks.count)
  }

  @Test func theAuditIsReal() throws {
    let command = "$ plumb audit Tests/Examples/Audit --device own"
    let block = try #require(blocks.first { $0.hasPrefix("\n\(command)") })
    let path = "Tests/Examples/Audit/Login.storyboard"
    let file = try String(contentsOf: Repository.folder.appending(path: path), encoding: .utf8)
    let plan = AuditPlan(
      conditions: ["own", "iPhone SE landscape"].compactMap { AuditCondition($0) })
    let audit = try FileAudit(file, path: path, plan, neighbours: .none)
    let text = ReportFormat.named("text")?.text(of: RunReport(.audit, files: audit.files))
    let lines = block.components(separatedBy: "\n").dropFirst(3).joined(separator: "\n")
    #expect(text == lines)
    #expect(!audit.files.flatMap(\.cases).flatMap(\.findings).isEmpty)
  }

  @Test func thePageOfAuditsListsTheChecks() throws {
    let path = "Sources/Tools/LayoutAudit/LayoutAudit.docc/Audit.md"
    let file = Repository.folder.appending(path: path)
    var page = try String(contentsOf: file, encoding: .utf8)
    let table = AuditCheck.table.joined(separator: "\n")
    let head = "\n\n\(AuditCheck.table[0])\n"
    if ProcessInfo.processInfo.environment["PLUMB_GOLDEN"] == "write",
      let start = page.range(of: head),
      let end = page.range(of: "\n\n", range: start.upperBound..<page.endIndex)
    {
      page.replaceSubrange(start.lowerBound..<end.lowerBound, with: "\n\n\(table)")
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(page.contains("\n\(table)\n"), "PLUMB_GOLDEN=write puts the table into the page")
  }

  @Test func theTestCommandIsTheOneOfCI() throws {
    let command = ". .ci/setup && PLUMB_OPTIMIZE=1 swift test"
    #expect(blocks.contains("sh\n\(command)\n"))
    let run = try String(contentsOf: Repository.folder.appending(path: ".ci/run"), encoding: .utf8)
    #expect(Self.lines(of: run).contains(command))
  }

  /// The lines of a script, without the blanks around them.
  private static func lines(of script: String) -> [String] {
    script.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func theExampleOfATestIsRunByCI() throws {
    let command = "swift test --package-path Tests/Examples/ViewTests --scratch-path .build"
    let recorded = "Tests/Examples/ViewTests/Recorded/now-playing.plumb"
    #expect(blocks.contains("sh\n\(command)\nswift run plumb \(recorded)\n"))
    let run = try String(contentsOf: Repository.folder.appending(path: ".ci/run"), encoding: .utf8)
    #expect(Self.lines(of: run).contains(command))
    #expect(run.contains(recorded))
  }

  @Test func thePathsOfTheReadingOrderExist() throws {
    let page = "Sources/Shell/LayoutShell/LayoutShell.docc/Architecture.md"
    let text = try String(contentsOf: Repository.folder.appending(path: page), encoding: .utf8)
    let names = text.matches(
      of:
        /`((?:Sessions|Solver|Layout|Reading|Shell)\/[A-Za-z-\/]+\.(?:swift|plumb))`/
    )
    #expect(names.count >= 8)
    for name in names {
      let path = name.1.hasPrefix("Sessions") ? String(name.1) : "Sources/\(name.1)"
      #expect(
        FileManager.default.fileExists(atPath: Repository.folder.appending(path: path).path),
        "\(path)")
    }
  }
}
