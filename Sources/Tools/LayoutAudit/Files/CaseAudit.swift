import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import RunReports

/// The findings in one layout, collected from one condition after the other.
struct CaseAudit {
  private let plan: AuditPlan
  /// What the case is called.
  let name: String
  private let line: Int?

  /// A finding with the conditions that have shown it so far.
  private struct Entry {
    var check: AuditCheck
    var finding: AuditFinding
    var place: ReportedFinding.Place
    var evidence: AuditFinding.Evidence
    /// The fixes that repair it under all of the conditions, the best first.
    var fixes: [KnownFix]
    var conditions: [String]
  }

  /// A fix as the condition that it was found under knows it.
  private struct KnownFix {
    var fix: AuditFix
    var marks: [String]
    var proposal: AuditProposal
    var reported: ReportedFinding.Fix
  }

  /// The most fixes of one finding that are tried under all conditions.
  private static let triedFixLimit = 6
  /// The width of details, which reports indent.
  private static let width = Paragraph.usual - 4

  private var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// Under how many conditions each rule took part.
  private var ruleCounts: [String: Int] = [:]
  private var conditions: [String] = []
  /// Whether a finding under all conditions names them.
  var namesAll = true
  /// How many rules there are under the first condition.
  private(set) var ruleCount = 0
  /// The checks whose findings are expected, and therefore not reported.
  private let expected: Set<String>

  /// Begins a case with its name and its line in the file.
  init(_ name: String, line: Int?, _ plan: AuditPlan, expecting expected: Set<String> = []) {
    self.plan = plan
    self.name = name
    self.line = line
    self.expected = expected
  }

  /// Audits the layout under one more condition.
  mutating func audit(_ subject: AuditSubject, under condition: String) {
    if conditions.isEmpty { ruleCount = subject.layout.rules.count }
    conditions.append(condition)
    for mark in subject.ruleMarks { ruleCounts[mark, default: 0] += 1 }
    for check in plan.checks where !expected.contains(check.name) {
      for finding in check.findings(subject) {
        let keys = ([finding.key] + finding.otherKeys).map { "\(check.name) \($0)" }
        if let place = keys.compactMap({ places[$0] }).first {
          if entries[place].conditions.last != condition {
            entries[place].conditions.append(condition)
          }
          entries[place].fixes.removeAll { known in
            known.marks != subject.marks(of: known.fix)
              || !subject.isRepaired(finding, by: known.fix)
          }
          continue
        }
        for key in keys { places[key] = entries.count }
        entries.append(
          Entry(
            check: check, finding: finding, place: subject.reported(finding.place),
            evidence: Paragraph.$width.withValue(Self.width) { finding.evidence() },
            fixes: Self.fixes(of: finding, in: subject), conditions: [condition]))
      }
    }
  }

  /// The fixes that repair a finding under the condition that shows it first.
  private static func fixes(of finding: AuditFinding, in subject: AuditSubject) -> [KnownFix] {
    finding.fixes().lazy.filter { finding.isRepaired($0.outcome) }.prefix(triedFixLimit).map {
      let proposal = subject.proposal($0)
      return KnownFix(
        fix: $0, marks: subject.marks(of: $0), proposal: proposal,
        reported: subject.reported(proposal))
    }
  }

  /// The checks and keys of the findings so far; nil before the first condition.
  var found: Set<String>? { conditions.isEmpty ? nil : Set(places.keys) }

  /// The findings in the order of their lines, each with its file if that is not the audited one.
  func findings() -> [(file: String?, finding: ReportedFinding)] {
    let order = Dictionary(
      uniqueKeysWithValues: AuditCheck.all.enumerated().map { ($1.name, $0) })
    let agreed = entries.filter { entry in
      guard entry.check.isForEvery, let rule = entry.finding.rule else { return true }
      return entry.conditions.count == ruleCounts[rule]
    }
    let sorted = agreed.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.finding.place != y.finding.place { return x.finding.place < y.finding.place }
      return (order[x.check.name] ?? 0, a.offset) < (order[y.check.name] ?? 0, b.offset)
    }
    return sorted.map(\.element).map { entry in
      (
        entry.finding.place.file,
        ReportedFinding(
          entry.check.name, entry.finding.level ?? entry.check.level, entry.finding.message,
          details: entry.evidence.details, at: entry.place, related: entry.evidence.related,
          fix: entry.fixes.first?.reported,
          conditions: conditions.count > 1
            && (namesAll || entry.conditions.count < conditions.count) ? entry.conditions : [],
          fingerprint: mark(of: entry))
      )
    }
  }

  /// What tells a finding from others of the file.
  private func mark(of entry: Entry) -> String {
    "\(entry.check.name) \(name) \(entry.finding.key)"
  }

  /// The fixes of each finding, the best first, by its fingerprint.
  var proposals: [String: [AuditProposal]] {
    Dictionary(
      entries.map { (mark(of: $0), $0.fixes.map(\.proposal)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The case for a report, with the findings in the file itself.
  func reported() -> ReportedCase {
    ReportedCase(
      name, line: line, .passed, findings: findings().filter { $0.file == nil }.map(\.finding))
  }
}
