import ArgumentParser
import LayoutAudit
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import RunReports

/// `plumb audit --fix`: the fixes of findings, written into the files.
extension AuditCommand {
  /// Repairs what is found, prints the difference, and ends the process.
  func repair(_ all: [AuditedFiles.Job], _ known: Baseline?, _ console: Console) throws {
    var (files, codes): ([ReportedFile], [ExitCode]) = ([], [])
    var tally = RepairTally()
    let printsDifference = !output.takeStandardOutput
    Parallel.map(
      all, jobs: min(jobs ?? Parallel.coreCount, all.count),
      { AuditedFiles.repair($0, known) }, lost: AuditedFiles.lost
    ) { index, repaired in
      var repaired = repaired
      switch dryRun ? .success(()) : write(&repaired, all[index], known) {
      case .success: break
      case .failure(let failure):
        console.tell(failure.lines)
        codes.append(failure.code)
      }
      for note in repaired.notes { console.tell(note: note) }
      for changed in repaired.changed {
        if dryRun { codes.append(.mismatch) }
        guard printsDifference else { continue }
        console.write(
          UnifiedDiff(of: changed.path, from: changed.before, to: changed.after))
      }
      tally.add(repaired)
      console.tell(repaired.outcomes.flatMap(byHand))
      for file in repaired.files {
        files.append(judged(file, all[index].plan, known))
        for one in file.cases { console.tell(one.unreadable(in: file.path).lines) }
      }
      return true
    }
    if !quiet { console.tell([tally.line(isDone: !dryRun)]) }
    let report = RunReport(.audit, shard: shard, files: files)
    codes.append(output.write(report, console))
    try end(of: report, .worst(codes))
  }

  /// Writes the texts that were changed; what another program saved meanwhile is repaired instead.
  private func write(
    _ repaired: inout AuditedFiles.Repaired, _ job: AuditedFiles.Job, _ known: Baseline?
  ) -> Result<Void, SessionFile.Failure> {
    var tries = 0
    while true {
      do throws(WritingProblem) {
        try AuditedFiles.write(repaired.changed)
        return .success(())
      } catch {
        tries += 1
        if error.problem == .changed, tries < Self.tryLimit {
          repaired = AuditedFiles.repair(job, known)
          continue
        }
        let failure = SessionFile.Failure(
          lines: SessionFile.Failure(error.path, error.problem).lines,
          code: ExitCode(writing: error.problem))
        repaired.leaveAll(because: error.problem.reason)
        return .failure(failure)
      }
    }
  }

  /// How often a file is read that is saved again and again.
  private static let tryLimit = 5

  /// What is left to be done about a finding by hand; nothing for others.
  private func byHand(_ outcome: FileRepair.Outcome) -> [String] {
    guard let fix = outcome.fix, let reason = outcome.reason else { return [] }
    let place = "\(outcome.path):\(outcome.finding.place.line)"
    return [
      "left  \(place)  \(outcome.finding.check): \(outcome.finding.message)",
      "  by hand: \(fix)", "  not written, as \(reason)",
    ]
  }
}

/// How many findings were repaired, and how many were not.
private struct RepairTally {
  private var (fixed, byHand, without, files) = (0, 0, 0, 0)

  mutating func add(_ repaired: AuditedFiles.Repaired) {
    files += repaired.changed.count
    fixed += repaired.outcomes.count { $0.reason == nil }
    byHand += repaired.outcomes.count { $0.reason != nil && $0.fix != nil }
    without += repaired.outcomes.count { $0.reason != nil && $0.fix == nil }
  }

  /// `fixed 3 of 12 findings in 2 files; 4 to be fixed by hand, 5 without a tested fix`.
  func line(isDone: Bool) -> String {
    let all = fixed + byHand + without
    guard all > 0 else { return "nothing found that could be fixed" }
    let rest = [
      byHand > 0 ? "\(byHand) to be fixed by hand" : nil,
      without > 0 ? "\(without) without a tested fix" : nil,
    ].compactMap(\.self).joined(separator: ", ")
    return "\(isDone ? "fixed" : "would fix") \(fixed) of \(all.counted("finding"))"
      + (files > 0 ? " in \(files.counted("file"))" : "") + (rest.isEmpty ? "" : "; \(rest)")
  }
}

/// Why a text could not be written.
private struct WritingProblem: Error {
  var path: String
  var problem: Files.Problem
}

extension AuditedFiles {
  /// What became of the findings in what belongs together.
  struct Repaired: Codable {
    var changed: [FileRepair.Changed] = []
    var outcomes: [FileRepair.Outcome] = []
    /// The report on the files as they are then.
    var files: [ReportedFile] = []
    var notes: [String] = []

    /// Repairs nothing, because the texts could not be written.
    mutating func leaveAll(because reason: String) {
      changed = []
      for index in outcomes.indices where outcomes[index].reason == nil {
        outcomes[index].reason = reason
      }
    }
  }

  /// What is known of files when the process that repaired them has ended.
  static func lost(_ job: Job, to ending: ChildProcess.Ending) -> Repaired {
    Repaired(files: (lost(job, to: ending) as Found).files)
  }

  /// Repairs what belongs together, in memory.
  static func repair(_ job: Job, _ known: Baseline?) -> Repaired {
    switch opened(job) {
    case .failure(let failure):
      return Repaired(files: [ReportedFile(job.paths[0], unreadable: failure)])
    case .success(nil): return Repaired()
    case .success(let texts?):
      do throws(Diagnostic) {
        let repair = try FileRepair(
          texts, job.paths, job.plan, neighbours: SessionFile.folder(of: job.paths[0])
        ) { path, finding in known?.findings[path]?[finding.fingerprint] == nil }
        return Repaired(
          changed: repair.changed, outcomes: repair.outcomes, files: repair.files,
          notes: repair.notes)
      } catch {
        let failure = SessionFile.failure(error, path: job.paths[0])
        return Repaired(files: [ReportedFile(job.paths[0], unreadable: failure)])
      }
    }
  }

  /// Writes texts in the place of those that they were made from.
  fileprivate static func write(_ changed: [FileRepair.Changed]) throws(WritingProblem) {
    for file in changed {
      do throws(Files.Problem) {
        guard !DiskFiles.isUTF16(file.path) else { throw Files.Problem("it is UTF-16, not UTF-8") }
        try DiskFiles.write(file.after, to: file.path, inPlaceOf: file.before)
      } catch {
        throw WritingProblem(path: file.path, problem: error)
      }
    }
  }
}
