import Foundation
import RunReports
import Testing

/// The two formats that services show beside a run.
@Suite struct SummaryTests {
  private static func finding(
    _ check: String, _ level: ReportedFinding.Level, _ message: String, line: Int = 4
  ) -> ReportedFinding {
    ReportedFinding(
      check, level, message, details: ["  a.width  8"], at: .init(line: line),
      fingerprint: message)
  }

  private static func report(_ findings: [ReportedFinding], path: String = "./A.xib") -> RunReport {
    RunReport(
      .audit,
      files: [ReportedFile(path: path, cases: [ReportedCase("A", .failed, findings: findings)])])
  }

  @Test func aSummaryCountsAndShowsTheWorstFirst() {
    let report = Self.report([
      Self.finding("useless", .note, "n"), Self.finding("conflict", .error, "8 too many"),
    ])
    let text = ReportFormat.named("summary")?.text(of: report) ?? ""
    #expect(
      text.hasPrefix(
        """
        ### plumb audit

        1 file · 1 layout · 1 error, 1 note

        | check | level | found |
        |---|---|---:|
        | `conflict` | error | 1 |
        | `useless` | note | 1 |

        **error** `A.xib:4`

        ```text
        8 too many
          a.width  8
        ```

        **note** `A.xib:4`

        """), "\(text)")
  }

  @Test func aSummaryIsShortAndSaysWhatIsLeftOut() {
    let report = Self.report((1...25).map { Self.finding("cut", .warning, "w\($0)", line: $0) })
    let text = ReportFormat.named("summary")?.text(of: report) ?? ""
    #expect(text.hasSuffix("\n... and 15 more\n"))
    #expect(text.components(separatedBy: "**warning**").count == 11)
  }

  /// What is in a text neither ends a block nor begins one.
  @Test func backTicksStayInsideTheirBlock() {
    let report = Self.report([Self.finding("cut", .error, "```\n# x")], path: "a`b.xib")
    let text = ReportFormat.named("summary")?.text(of: report) ?? ""
    #expect(text.contains("\n````text\n```\n# x\n"))
    #expect(text.contains("``a`b.xib:4``"))
  }

  @Test func everyFindingOfCodeQualityHasAFingerprintOfItsOwn() throws {
    for report in Hostile.reports {
      let text = ReportFormat.named("codequality")?.text(of: report) ?? ""
      let list = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      let prints = list.compactMap { $0["fingerprint"] as? String }
      #expect(prints.count == list.count && Set(prints).count == prints.count)
      #expect(
        list.allSatisfy { issue in
          Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"]
        })
    }
  }

  @Test func codeQualityNamesPathsAsGitDoes() throws {
    let report = Self.report([Self.finding("conflict", .error, "m")])
    let text = ReportFormat.named("codequality")?.text(of: report) ?? ""
    let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let issue = try #require(list?.first)
    #expect(issue["severity"] as? String == "critical")
    let location = issue["location"] as? [String: Any]
    #expect(location?["path"] as? String == "A.xib")
    #expect((location?["lines"] as? [String: Any])?["begin"] as? Int == 4)
  }
}
