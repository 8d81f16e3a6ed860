import ConstraintSolver
import LayoutModel
package import RunReports

/// The checks of an audit, its conditions, and what makes it fail.
package struct AuditPlan: Sendable {
  /// The checks, in the order of ``AuditCheck/all``.
  package var checks: [AuditCheck]
  /// The devices and directions of layouts; at least one.
  package var conditions: [AuditCondition]
  /// What makes the audit fail.
  package var failOn: Failing
  /// What the code says of scenes.
  package var code = SceneCode()
  /// When it ends, whatever is left; nil where it need not.
  package var deadline: ContinuousClock.Instant?
  /// How much work one layout may be, in steps of running code and of solving.
  package var workLimit = 10_000_000

  /// All checks under the usual conditions; errors fail.
  package init(
    checks: [AuditCheck] = AuditCheck.all, conditions: [AuditCondition] = AuditCondition.usual,
    failOn: Failing = .level(.error)
  ) {
    self.checks = checks
    self.conditions = conditions
    self.failOn = failOn
  }

  /// What makes an audit fail.
  package enum Failing: Hashable, Sendable {
    /// Nothing.
    case none
    /// A finding of that level, or of a worse one.
    case level(ReportedFinding.Level)
    /// A finding of one of these checks.
    case checks(Set<String>)

    /// Reads a level, `none`, or checks separated by commas; nil if a word is neither, which is then
    /// stored in `unknown`.
    package init?(_ text: String, unknown: inout String?) {
      switch text {
      case "none": self = .none
      case "error", "warning", "note":
        guard let level = ReportedFinding.Level(rawValue: text) else { return nil }
        self = .level(level)
      default:
        guard let checks = AuditPlan.checks(named: text, unknown: &unknown) else { return nil }
        self = .checks(Set(checks.map(\.name)))
      }
    }

    /// Whether a finding makes an audit fail.
    package func fails(_ finding: ReportedFinding) -> Bool {
      switch self {
      case .none: false
      case .level(let level): finding.level.rank <= level.rank
      case .checks(let names): names.contains(finding.check)
      }
    }
  }

  /// The checks with names separated by commas; nil if a name is unknown, which is then stored in
  /// `unknown`.
  package static func checks(named text: String, unknown: inout String?) -> [AuditCheck]? {
    var result: [AuditCheck] = []
    for name in text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
      guard let check = AuditCheck.named(name) else {
        unknown = name
        return nil
      }
      result.append(check)
    }
    return result.isEmpty ? nil : result
  }

  /// Does the work of one layout; nil if it is more than it may be, or takes too long.
  func bounded<Result>(_ work: () -> Result) -> Result? {
    isOver ? nil : Interruption(afterAsks: workLimit, deadline: deadline).run(work)
  }

  /// Whether its deadline has passed.
  private var isOver: Bool { deadline.map { $0 <= .now } ?? false }

  /// Why the work of a layout was not done.
  var reasonOfBound: String {
    isOver
      ? "the time of --limit was over" : "it is too much work for one layout"
  }

  /// Sets the outcomes of the cases of a file.
  package func judge(_ file: inout ReportedFile) {
    for index in file.cases.indices {
      let findings = file.cases[index].findings
      guard file.cases[index].outcome == .passed || file.cases[index].outcome == .failed else {
        continue
      }
      file.cases[index].outcome = findings.contains(where: failOn.fails) ? .failed : .passed
    }
  }
}

extension ReportedFinding.Level {
  /// The place among the levels, errors first.
  var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
