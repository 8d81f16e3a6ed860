import LayoutDrawing
import RunReports

/// What was found of one layout, gathered from one condition after the other.
struct CaseAudit {
  private let plan: AuditPlan
  private let name: String
  private let line: Int?

  /// A finding on its way.
  private struct Entry {
    var check: AuditCheck
    var finding: AuditFinding
    var place: ReportedFinding.Place
    var rest: AuditFinding.Rest
    var conditions: [String]
  }

  /// How wide details are: reports indent them.
  private static let width = Paragraph.usual - 4

  private var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// Under how many conditions each rule took part.
  private var ruleCounts: [String: Int] = [:]
  private var conditions: [String] = []
  /// Checks that the layout says itself are no news.
  private let expected: Set<String>

  /// Begins with the name of a case and the line of its file; of what it expects by itself nothing
  /// is told.
  init(_ name: String, line: Int?, _ plan: AuditPlan, expecting expected: Set<String> = []) {
    self.plan = plan
    self.name = name
    self.line = line
    self.expected = expected
  }

  /// Looks at the layout under one more condition.
  mutating func look(_ subject: AuditSubject, under condition: String) {
    conditions.append(condition)
    for mark in subject.ruleMarks { ruleCounts[mark, default: 0] += 1 }
    for check in plan.checks where !expected.contains(check.name) {
      for finding in check.look(subject) {
        let key = "\(check.name) \(finding.key)"
        if let place = places[key] {
          if entries[place].conditions.last != condition {
            entries[place].conditions.append(condition)
          }
          continue
        }
        places[key] = entries.count
        entries.append(
          Entry(
            check: check, finding: finding, place: subject.reported(finding.place),
            rest: Paragraph.$width.withValue(Self.width) { finding.rest() }, conditions: [condition]
          ))
      }
    }
  }

  /// The checks and keys of what was found so far; nil before anything was looked at.
  var found: Set<String>? { conditions.isEmpty ? nil : Set(places.keys) }

  /// The findings with the files they are in, where those are not the one that is audited; in the
  /// order of their lines.
  func findings() -> [(file: String?, finding: ReportedFinding)] {
    let order = Dictionary(
      uniqueKeysWithValues: AuditCheck.all.enumerated().map { ($1.name, $0) })
    let told = entries.filter { entry in
      guard entry.check.isForEvery, let rule = entry.finding.rule else { return true }
      return entry.conditions.count == ruleCounts[rule]
    }
    let sorted = told.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.finding.place != y.finding.place { return x.finding.place < y.finding.place }
      return (order[x.check.name] ?? 0, a.offset) < (order[y.check.name] ?? 0, b.offset)
    }
    return sorted.map(\.element).map { entry in
      (
        entry.finding.place.file,
        ReportedFinding(
          entry.check.name, entry.finding.level ?? entry.check.level, entry.finding.message,
          details: entry.rest.details, at: entry.place, related: entry.rest.related,
          fix: entry.rest.fix, conditions: conditions.count > 1 ? entry.conditions : [],
          fingerprint: "\(entry.check.name) \(name) \(entry.finding.key)")
      )
    }
  }

  /// The case as reports tell it, with those findings that are in the file itself.
  func reported() -> ReportedCase {
    ReportedCase(
      name, line: line, .passed, findings: findings().filter { $0.file == nil }.map(\.finding))
  }
}
