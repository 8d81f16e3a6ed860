import LayoutModel
package import LayoutShell
package import PlumbLanguage
package import RunReports
import SwiftReader

/// A file, or files that belong together, with the fixes of their findings written into them.
///
/// Each fix is written alone and the text audited again: the finding has to be gone then, under all
/// conditions, and none may be new. Views that a fix moves are drawn where they are then, as
/// Interface Builder does. Nothing here touches a disk.
package struct FileRepair: Codable, Sendable {
  /// A file whose text changes.
  package struct Changed: Codable, Sendable {
    /// The name of the file in the report.
    package let path: String
    /// Its text before and after.
    package let before, after: String
  }

  /// What became of a finding.
  package struct Outcome: Codable, Sendable {
    /// The name of its file in the report.
    package let path: String
    /// The finding as it was.
    package let finding: ReportedFinding
    /// The fix: the one that was written, or else the one to make by hand; nil where none was found.
    package var fix: String?
    /// Why no fix was written; nil if one was.
    package var reason: String?
  }

  /// The files whose texts change.
  package private(set) var changed: [Changed] = []
  /// The findings that were to be repaired, in the order in which it was tried.
  package private(set) var outcomes: [Outcome] = []
  /// The report on the files as they are then.
  package private(set) var files: [ReportedFile]
  /// What was not audited, one sentence each.
  package private(set) var notes: [String]

  /// How often everything is repaired again, until nothing changes.
  private static let roundLimit = 4

  /// Repairs what an audit of files finds.
  ///
  /// - Parameters:
  ///   - texts: Their contents, with their names below the given folder.
  ///   - paths: The name of each in the report.
  ///   - plan: The checks and conditions.
  ///   - neighbours: The files that a session may read.
  ///   - isWanted: Whether a finding is to be repaired.
  /// - Throws: The reason why they cannot be read, with the line of the first problem.
  package init(
    _ texts: SourceTexts, _ paths: [String], _ plan: AuditPlan, neighbours: Files,
    where isWanted: @escaping (String, ReportedFinding) -> Bool
  ) throws(Diagnostic) {
    let asked = plan.checks
    let chosen = Set(asked.map(\.name))
    // What does harm, and how views are drawn, counts whether or not it is to be repaired.
    var plan = plan
    plan.checks = AuditCheck.all.filter {
      chosen.contains($0.name) || $0.level != .note || $0.name == AuditCheck.misplaced.name
    }
    if plan.checks.count > asked.count {
      // The other checks may take long, and are of no use where nothing is to be repaired.
      let audit = try FileAudit(texts, paths, plan.with(asked), neighbours: neighbours)
      guard audit.findings.contains(where: isWanted) else {
        (files, notes) = (audit.files, audit.notes)
        return
      }
    }
    let task = RepairTask(
      names: texts.files.map(\.name), checks: plan.checks,
      isWanted: { path, finding in chosen.contains(finding.check) && isWanted(path, finding) },
      matters: { chosen.contains($0.check) || !$0.isAboutDrawing })
    let audit = try FileAudit(texts, paths, plan, neighbours: neighbours)
    (files, notes) = (audit.files.keeping(chosen), audit.notes)
    let before = texts.originals
    var now = before
    func whole(_ changed: [String], _ checks: [AuditCheck]) throws(Diagnostic) -> FileAudit {
      try FileAudit(
        texts.replaced(by: changed), paths, plan.with(checks), neighbours: neighbours)
    }
    var names: [String] = []
    for one in audit.files.flatMap(\.cases) where !names.contains(one.name) {
      names.append(one.name)
    }
    var latest = audit
    var isFreed = false
    // What is written may uncover what a second run would repair.
    for _ in 0..<Self.roundLimit {
      let start = now
      var found: [Outcome] = []
      for (place, name) in names.enumerated() {
        /// Looks at this layout alone.
        func part(_ changed: [String], _ checks: [AuditCheck]) throws(Diagnostic) -> FileAudit {
          let (texts, plan) = (texts.replaced(by: changed), plan.with(checks))
          switch try FileKind(of: texts, named: paths[0]) {
          case .foreign(let format):
            switch format.reader {
            case .scenes:
              return try FileAudit(scene: place, of: texts.text, path: paths[0], plan)
            case .program: return try FileAudit(view: name, of: texts, paths, plan)
            case .layouts: return try whole(changed, checks)
            }
          case .session: return try whole(changed, checks)
          }
        }
        var first = latest.part(name)
        if now != start, first.hasProposals(for: task.isWanted) {
          // What was written for other layouts has moved what stands in this one.
          guard let moved = try? part(now, plan.checks) else { continue }
          first = moved
        }
        var repair = Repair(now, task, first, part)
        repair.run()
        now = repair.texts
        isFreed = isFreed || repair.hasFreed
        found += repair.outcomes
      }
      outcomes = outcomes.filter { $0.reason == nil } + found
      guard now != start else { break }
      latest = try whole(now, plan.checks)
    }
    guard now != before else { return }
    let after = latest
    // One part of a file may be about another one.
    if let new = after.findings(newSince: audit).first(where: {
      task.counts($0.finding, afterFreeing: isFreed)
    }) {
      for index in outcomes.indices where outcomes[index].reason == nil {
        outcomes[index].reason = "all in all, then \(new.finding.message)"
      }
      return
    }
    files = after.files.keeping(chosen)
    changed = zip(paths, zip(before, now)).filter { $1.0 != $1.1 }.map {
      Changed(path: $0, before: $1.0, after: $1.1)
    }
  }
}

/// Writes the fixes of findings into texts, one after the other.
private struct Repair {
  /// Audits the texts for some checks.
  typealias Look = ([String], [AuditCheck]) throws(Diagnostic) -> FileAudit

  /// The texts with the fixes so far.
  private(set) var texts: [String]
  /// What became of the findings.
  private(set) var outcomes: [FileRepair.Outcome] = []
  /// Whether a view was freed of its mask.
  private(set) var hasFreed = false
  private let task: RepairTask
  private var audit: FileAudit
  private let look: Look
  /// How often views are drawn anew because of what was drawn anew.
  private static let drawingLimit = 3

  init(
    _ texts: [String], _ task: RepairTask, _ audit: FileAudit, _ look: @escaping Look
  ) {
    (self.texts, self.task, self.audit, self.look) = (texts, task, audit, look)
  }

  /// Repairs what can be repaired: what is worst first, and how views are drawn last.
  mutating func run() {
    let first = audit
    // Several conflicts, or open numbers, often have one cause.
    for finding in open where !finding.finding.isIndependent { repair([finding]) }
    repair(open.filter { $0.finding.isIndependent && !$0.finding.isAboutDrawing })
    repair(open.filter(\.finding.isAboutDrawing))
    // Whatever else is gone now was repaired with the rest.
    let known = Set(outcomes.map { FindingKey(($0.path, $0.finding)) })
      .union(audit.findings.map { FindingKey($0) })
    for (path, finding) in first.findings
    where task.isWanted(path, finding) && !known.contains(FindingKey((path, finding))) {
      outcomes.append(.init(path: path, finding: finding, fix: "with the others"))
    }
  }

  /// The findings that are to be repaired, the worst first.
  private var open: [(path: String, finding: ReportedFinding)] {
    audit.findings.filter { task.isWanted($0.path, $0.finding) }.enumerated().sorted { a, b in
      (a.element.finding.level.rank, a.offset) < (b.element.finding.level.rank, b.offset)
    }.map(\.element)
  }

  /// Repairs findings: all at once if that goes well, otherwise in two parts, down to a single one.
  private mutating func repair(_ findings: [(path: String, finding: ReportedFinding)]) {
    let there = Set(audit.findings.map { FindingKey($0) })
    let left = findings.filter { there.contains(FindingKey($0)) }
    guard left.count > 1 else {
      if let (path, finding) = left.first { repair(finding, of: path) }
      return
    }
    let able = left.filter { proposal(for: $0) != nil }
    let unable = left.filter { proposal(for: $0) == nil }
    for (path, finding) in unable { repair(finding, of: path) }
    guard able.count > 1 else { return repair(able) }
    do throws(Unwritable) {
      let fixes = able.compactMap { proposal(for: $0) }
      try write(fixes, for: able)
      for ((path, finding), fix) in zip(able, fixes) {
        outcomes.append(.init(path: path, finding: finding, fix: fix.text))
      }
    } catch {
      repair(Array(able.prefix(able.count / 2)))
      repair(Array(able.dropFirst(able.count / 2)))
    }
  }

  /// The best fix of a finding, if it can be written.
  private func proposal(
    for finding: (path: String, finding: ReportedFinding)
  ) -> AuditProposal? {
    let first = audit.proposals[FindingKey(finding)]?.first
    return first.flatMap { (try? $0.written.get()) == nil ? nil : $0 }
  }

  /// Writes the first fix of a finding that repairs it and does no harm.
  private mutating func repair(_ finding: ReportedFinding, of path: String) {
    let proposals = audit.proposals[FindingKey((path, finding))] ?? []
    var reason: String?
    for proposal in proposals {
      do throws(Unwritable) {
        try write([proposal], for: [(path, finding)])
        outcomes.append(.init(path: path, finding: finding, fix: proposal.text))
        return
      } catch {
        if reason == nil { reason = error.reason }
        // Where a mask was forgotten, other rules are right as they are.
        guard !proposal.freesMask else { break }
      }
    }
    outcomes.append(
      .init(
        path: path, finding: finding, fix: proposals.first?.text,
        reason: reason ?? "no tested change repairs it"))
  }

  // MARK: - One fix

  private typealias State = (texts: [String], audit: FileAudit)

  /// Writes fixes, if their findings are gone then and nothing is new.
  private mutating func write(
    _ fixes: [AuditProposal], for findings: [(path: String, finding: ReportedFinding)]
  ) throws(Unwritable) {
    var state: State = (texts, audit)
    let isFreeing = fixes.allSatisfy(\.freesMask)
    if findings.allSatisfy(\.finding.isAboutDrawing) {
      state = try drawn(findings, in: state)
    } else {
      var edits: [FileEdit] = []
      var addedCount = 0
      for fix in fixes {
        // Two findings may have one fix.
        let own = try fix.written.get().filter { !edits.contains($0) }
        guard !own.isEmpty else { continue }
        edits += own
        addedCount += fix.addedCount
      }
      state.texts = try written(edits, in: texts)
      try glance(at: state.texts, findings, afterFreeing: isFreeing)
      state.audit = try looked(at: state.texts)
      // What is no longer read is not repaired.
      let count = state.audit.ruleCounts.values.reduce(0, +)
      guard count == audit.ruleCounts.values.reduce(addedCount, +) else {
        throw Unwritable("the file has \(count.counted("rule")) then")
      }
    }
    for _ in 0..<Self.drawingLimit {
      let moved = state.audit.findings(newSince: audit).filter(\.finding.isAboutDrawing)
      guard !moved.isEmpty, let next = try? drawn(moved, in: state), next.texts != state.texts
      else { break }
      state = next
    }
    let left = Set(state.audit.findings.map { FindingKey($0) })
    guard !findings.contains(where: { left.contains(FindingKey($0)) }) else {
      throw Unwritable("the finding is still there then")
    }
    if let new = firstNew(in: state.audit, afterFreeing: isFreeing) {
      throw Unwritable("then \(new.finding.check): \(new.finding.message)")
    }
    (texts, audit) = state
    hasFreed = hasFreed || isFreeing
  }

  /// Draws views where their rules put them.
  ///
  /// That a view is drawn so must not be the reason why something else is no longer found.
  private func drawn(
    _ moved: [(path: String, finding: ReportedFinding)], in state: State
  ) throws(Unwritable) -> State {
    var edits: [FileEdit] = []
    for finding in moved {
      guard let proposal = state.audit.proposals[FindingKey(finding)]?.first else { continue }
      edits += try proposal.written.get()
    }
    var next = state
    next.texts = try written(edits, in: state.texts)
    next.audit = try looked(at: next.texts)
    let left = Set(next.audit.findings.map { FindingKey($0) })
    let hidden = state.audit.findings.first {
      !$0.finding.isAboutDrawing && !left.contains(FindingKey($0))
    }
    if let hidden {
      throw Unwritable("it would only hide that \(hidden.finding.message)")
    }
    return next
  }

  /// The texts with some changes.
  private func written(
    _ edits: [FileEdit], in texts: [String]
  ) throws(Unwritable) -> [String] {
    var result = texts
    for index in texts.indices {
      let own = edits.filter { ($0.file ?? task.names[0]) == task.names[index] }.map(\.edit)
      guard let changed = texts[index].changed(by: own) else {
        throw Unwritable("two of its changes are about the same words")
      }
      result[index] = changed
    }
    return result
  }

  /// The first finding of an audit that is new and matters.
  private func firstNew(
    in after: FileAudit, apartFromDrawing: Bool = false, afterFreeing isFreed: Bool
  ) -> (path: String, finding: ReportedFinding)? {
    after.findings(newSince: audit).first {
      task.counts($0.finding, afterFreeing: isFreed)
        && !(apartFromDrawing && $0.finding.isAboutDrawing)
    }
  }

  /// Refuses texts for which the checks that take little time are enough.
  private func glance(
    at texts: [String], _ findings: [(path: String, finding: ReportedFinding)],
    afterFreeing isFreed: Bool
  ) throws(Unwritable) {
    guard !findings.contains(where: \.finding.takesTime) else { return }
    let quick = task.checks.filter { check in
      !ReportedFinding.slowChecks.contains { $0.name == check.name }
    }
    let audit = try looked(at: texts, for: quick)
    let left = Set(audit.findings.map { FindingKey($0) })
    guard !findings.contains(where: { left.contains(FindingKey($0)) }) else {
      throw Unwritable("the finding is still there then")
    }
    if let new = firstNew(in: audit, apartFromDrawing: true, afterFreeing: isFreed) {
      throw Unwritable("then \(new.finding.check): \(new.finding.message)")
    }
  }

  private func looked(
    at texts: [String], for checks: [AuditCheck]? = nil
  ) throws(Unwritable) -> FileAudit {
    do throws(Diagnostic) { return try look(texts, checks ?? task.checks) } catch {
      throw Unwritable("the file cannot be read then: \(error.message)")
    }
  }
}

extension FindingKey {
  fileprivate init(_ finding: (path: String, finding: ReportedFinding)) {
    self.init(path: finding.path, fingerprint: finding.finding.fingerprint)
  }
}

extension ReportedFinding {
  /// The checks that solve a layout again and again.
  fileprivate static let slowChecks: [AuditCheck] = [.growingText, .useless]

  /// Whether it is one of a check that takes time.
  fileprivate var takesTime: Bool { Self.slowChecks.contains { $0.name == check } }

  /// Whether its fix is about nothing that the fixes of others of its check are about.
  fileprivate var isIndependent: Bool {
    [AuditCheck.growingText, .leftRight, .misplaced, .useless].contains { $0.name == check }
  }

  /// Whether it is about how a file draws a view, and not about what its rules say.
  fileprivate var isAboutDrawing: Bool { check == AuditCheck.misplaced.name }
}

extension FileAudit {
  /// All findings, each with the name of its file.
  fileprivate var findings: [(path: String, finding: ReportedFinding)] {
    files.flatMap { file in file.cases.flatMap(\.findings).map { (file.path, $0) } }
  }

  /// Whether there are fixes of findings that are to be repaired.
  fileprivate func hasProposals(for isWanted: (String, ReportedFinding) -> Bool) -> Bool {
    findings.contains { path, finding in
      isWanted(path, finding) && proposals[FindingKey((path, finding))]?.isEmpty == false
    }
  }

  /// The findings that another audit does not have, or not under all of their conditions, or not as
  /// bad.
  fileprivate func findings(
    newSince old: FileAudit
  ) -> [(path: String, finding: ReportedFinding)] {
    var known: [FindingKey: ReportedFinding] = [:]
    for (path, finding) in old.findings {
      let key = FindingKey((path, finding))
      var worst = finding
      if let other = known[key] { worst.conditions += other.conditions }
      known[key] = worst
    }
    return findings.filter { path, finding in
      guard let before = known[FindingKey((path, finding))] else { return true }
      return finding.level.rank < before.level.rank
        || !Set(finding.conditions).isSubset(of: before.conditions)
    }
  }
}

extension AuditPlan {
  /// The plan with some checks only.
  fileprivate func with(_ checks: [AuditCheck]) -> AuditPlan {
    var plan = self
    plan.checks = checks
    return plan
  }
}

extension [ReportedFile] {
  /// The files with the findings of some checks.
  fileprivate func keeping(_ checks: Set<String>) -> [ReportedFile] {
    map { file in
      var file = file
      for index in file.cases.indices where file.cases[index].outcome != .unreadable {
        file.cases[index].findings.removeAll { !checks.contains($0.check) }
      }
      return file
    }
  }
}
