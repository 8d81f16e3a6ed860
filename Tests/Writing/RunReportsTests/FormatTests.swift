import Foundation
import LayoutModel
import RunReports
import Testing

/// What holds of every format, whatever the texts in a report are.
@Suite struct FormatTests {
  @Test func theListOfFormatsIsThatOfThePages() {
    #expect(ReportFormat.names == "text, json, junit, github, tap, sarif, summary or codequality")
    for format in ReportFormat.all {
      #expect(ReportFormat.named(format.name)?.about == format.about)
    }
    #expect(ReportFormat.named("xml") == nil)
  }

  /// Nothing that a terminal obeys, or that turns the direction of writing, is in any text.
  @Test func noFormatLetsControlCharactersThrough() {
    for report in Hostile.reports {
      for format in ReportFormat.all {
        let text = format.text(of: report)
        let control = text.unicodeScalars.first { $0.isControl && $0 != "\n" && $0 != "\t" }
        #expect(control == nil, "\(format.name): \(String(describing: control?.value))")
      }
    }
  }

  @Test func theSameReportGivesTheSameBytes() {
    for report in Hostile.reports {
      let other = RunReport(report.tool, files: report.files.reversed())
      for format in ReportFormat.all {
        #expect(format.text(of: report) == format.text(of: other), "\(format.name)")
      }
    }
  }

  @Test func jsonIsReadBack() throws {
    for report in Hostile.reports {
      var report = report
      report.shard = Shard(2, of: 3)
      let read = try RunReport.read(json: report.json)
      #expect(read == report)
      #expect(read.json == report.json)
    }
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "{\"schema\": 1}", "{\"schema\": 99, \"files\": [], \"tool\": \"replay\"}",
    "{\"schema\": 1, \"files\": [], \"tool\": \"other\"}",
    "{\"schema\": 1, \"files\": [], \"tool\": \"replay\", \"shard\": {\"index\": 5, \"count\": 4}}",
  ])
  func whatIsNoReportIsRefused(text: String) {
    #expect(throws: RunReport.Problem.self) { try RunReport.read(json: text) }
  }

  @Test func annotationsAreOneLineEach() throws {
    let command = try Regex(
      "::(error|warning|notice) file=[^:,]+,line=[0-9]+(,endLine=[0-9]+)?(,col=[0-9]+)?"
        + "(,endColumn=[0-9]+)?,title=[^:,]*::.*")
    for report in Hostile.reports {
      let lines = ReportFormat.named("github")?.text(of: report).split(separator: "\n") ?? []
      for line in lines { #expect(try command.wholeMatch(in: String(line)) != nil, "\(line)") }
      // Two that were found, the case without a finding, the file that was not read, the remark.
      #expect(lines.count == (report.files.isEmpty ? 0 : 5))
    }
  }

  @Test func anAnnotationEscapesWhatGitHubTakesApart() {
    let finding = ReportedFinding(
      "mismatch", .error, "50% :: a,b", details: ["x"], at: .init(line: 4), fingerprint: "f")
    let report = RunReport(
      .replay,
      files: [
        ReportedFile(
          path: "./a,b:c.plumb", cases: [ReportedCase("t: 1%", .failed, findings: [finding])])
      ])
    #expect(
      ReportFormat.named("github")?.text(of: report)
        == "::error file=a%2Cb%3Ac.plumb,line=4,title=t%3A 1%25%3A mismatch"
        + "::50%25 :: a,b%0Ax\n")
  }

  @Test func tapHasAPlanAndALineForEachCase() throws {
    let point = /(not )?ok (\d+) - (?:[^#\\]|\\#|\\\\)*( # (TODO|SKIP) (?:[^#\\]|\\#|\\\\)*)?/
    for report in Hostile.reports {
      let lines = (ReportFormat.named("tap")?.text(of: report) ?? "").split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast().map(String.init)
      let count = report.files.reduce(0) { $0 + $1.cases.count }
      #expect(lines.first == "TAP version 14")
      #expect(lines[1] == "1..\(count)")
      var number = 0
      for line in lines.dropFirst(2) where !line.hasPrefix("  ") {
        number += 1
        let match = try #require(try point.wholeMatch(in: line), "\(line)")
        #expect(Int(match.2) == number)
      }
      #expect(number == count)
      #expect(lines.count { $0 == "  ---" } == lines.count { $0 == "  ..." })
    }
  }
}
