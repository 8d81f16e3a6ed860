import RunReports

/// Which findings of an audit are to be repaired, and which new ones forbid a repair.
struct RepairTask {
  /// The names of the files among those that are read together.
  let names: [String]
  /// What the texts are audited for.
  let checks: [AuditCheck]
  /// Whether a finding is to be repaired.
  let isWanted: (String, ReportedFinding) -> Bool
  /// Whether it matters that a finding is new.
  let matters: (ReportedFinding) -> Bool

  /// Whether it matters that a finding is new; where a view was freed of a mask that was forgotten, only
  /// errors do, as it is shown for the first time.
  func counts(_ finding: ReportedFinding, afterFreeing isFreed: Bool) -> Bool {
    matters(finding) && (!isFreed || finding.level == .error)
  }
}
