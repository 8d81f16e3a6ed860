import LayoutModel
package import RunReports

/// One question that an audit asks about a layout.
///
/// A check is one file in `Checks`. The list of all checks is made of the files when the program is
/// built; reports, help and the table of the page `Audit` come from the list.
package struct AuditCheck: Sendable {
  /// What reports say about the check; its name is used by flags and files, and never changes.
  package let explanation: ReportedCheck
  /// How bad its findings are.
  package let level: ReportedFinding.Level
  /// Whether a finding counts only if all conditions show it.
  let isForEvery: Bool
  /// Whether its findings depend on how large texts and controls are by themselves.
  let needsSizes: Bool
  /// Returns the findings in a layout under one condition.
  let findings: @Sendable (AuditSubject) -> [AuditFinding]

  /// Makes a check; `about` says in a short sentence what it finds, and `help` what that means and
  /// what to do.
  init(
    _ name: String, _ level: ReportedFinding.Level, _ about: String, help: String,
    isForEvery: Bool = false, needsSizes: Bool = false,
    findings: @escaping @Sendable (AuditSubject) -> [AuditFinding]
  ) {
    explanation = ReportedCheck(name, about, help)
    self.level = level
    self.isForEvery = isForEvery
    self.needsSizes = needsSizes
    self.findings = findings
  }

  /// The name by which flags, files and reports know the check.
  package var name: String { explanation.name }

  /// All checks, the worst first, then by name.
  package static let all = Embedded.checks.sorted {
    ($0.level.rank, $0.name) < ($1.level.rank, $1.name)
  }

  /// The check of that name.
  package static func named(_ name: String) -> AuditCheck? { all.first { $0.name == name } }

  /// The table of all checks, as the page `Audit` shows it.
  package static var table: [String] {
    ["| check | level | finds |", "|---|---|---|"]
      + all.map { "| `\($0.name)` | \($0.level.rawValue) | \($0.explanation.about) |" }
  }
}

/// What a check found in a layout under one condition.
struct AuditFinding {
  /// What shows that it is so; it takes time to find out.
  struct Evidence {
    var details: [String] = []
    var related: [ReportedFinding.Related] = []
  }

  /// What it is about, in ids and names: the same under all conditions, and when lines move.
  var key: String
  /// Other words for the same: a finding under another condition that has one of them is this one.
  var otherKeys: [String] = []
  /// What it says, in one line.
  var message: String
  /// Where it is.
  var place: AuditPlace
  /// How bad it is, where that differs from the level of its check.
  var level: ReportedFinding.Level?
  /// The mark of the rule without which it cannot be found; for checks that all conditions have to
  /// agree on.
  var rule: String?
  /// The evidence; asked for once, under the first condition that shows the finding.
  var evidence: () -> Evidence = { Evidence() }
  /// The fixes that could be tried, the best first; asked for once, as the evidence.
  var fixes: () -> [AuditFix] = { [] }
  /// Whether the finding is gone from the solved layout that a fix leads to.
  var isRepaired: (SolvedLayout) -> Bool = { _ in true }
}

/// A line of a file.
struct AuditPlace: Hashable, Comparable {
  /// The file, where it is not the one that is audited: of Swift that is read together.
  var file: String?
  /// The line, counted from 1.
  var line: Int

  static func < (a: AuditPlace, b: AuditPlace) -> Bool {
    (a.file ?? "", a.line) < (b.file ?? "", b.line)
  }
}
