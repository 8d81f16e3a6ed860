/// A way to write a report down.
///
/// A new one is a row here: `--report`, its help and its errors read ``all``.
package struct ReportFormat: Sendable {
  /// What it is called.
  package let name: String
  /// What reads it, in a few words.
  package let about: String
  private let write: @Sendable (RunReport, [ReportedCheck]) -> String

  private init(
    _ name: String, _ about: String,
    _ write: @escaping @Sendable (RunReport, [ReportedCheck]) -> String
  ) {
    self.name = name
    self.about = about
    self.write = write
  }

  /// Returns the report as a text; the same report gives the same bytes.
  ///
  /// Formats that explain the checks of the report look them up in `checks`.
  package func text(
    of report: RunReport, explaining checks: [ReportedCheck] = ReportedCheck.ofRuns
  ) -> String { write(report, checks) }

  /// All of them, the usual one first.
  package static let all = [
    ReportFormat("text", "what a terminal shows") { report, _ in report.text },
    ReportFormat("json", "everything, for programs and for plumb merge") { report, _ in report.json
    },
    ReportFormat("junit", "test results as XML, for Jenkins, GitLab and others") { report, _ in
      report.junit
    },
    ReportFormat("github", "annotations of GitHub Actions, on standard output") { report, _ in
      report.github
    },
    ReportFormat("tap", "the Test Anything Protocol, version 14") { report, _ in report.tap },
    ReportFormat("sarif", "SARIF 2.1.0, for code scanning and editors") {
      $0.sarif(explaining: $1)
    },
    ReportFormat("summary", "Markdown, for the summary of a job: counts, the worst findings") {
      report, _ in report.summary
    },
    ReportFormat("codequality", "the code quality report of GitLab") { report, _ in
      report.codeQuality
    },
  ]

  /// The format of that name.
  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// `text, json ... or sarif`.
  package static var names: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
