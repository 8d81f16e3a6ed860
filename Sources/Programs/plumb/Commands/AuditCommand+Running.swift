import ArgumentParser
import LayoutAudit
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import RunReports
import SwiftReader
import XcodeLogs

/// What an audit does, one file after the other.
extension AuditCommand {
  // MARK: - What to look for

  /// What to look for by a file of configuration and by the flags, which come first.
  func plan(_ file: AuditConfiguration) throws -> AuditPlan {
    var plan = file.plan
    var unknown: String?
    func noCheck(_ word: String) -> ValidationError {
      let nearest = Similarity.nearest(to: word, among: AuditCheck.all.map(\.name))
      return ValidationError(
        "no check is called \(word)\(nearest.map { "; did you mean \($0)?" } ?? "")")
    }
    if let checks {
      guard let named = AuditPlan.checks(named: checks, unknown: &unknown) else {
        throw noCheck(unknown ?? checks)
      }
      let names = Set(named.map(\.name))
      plan.checks = AuditCheck.all.filter { names.contains($0.name) }
    }
    plan.checks.removeAll { exceptions.exceptedChecks.contains($0.name) }
    if !device.isEmpty { plan.conditions = device }
    if let failOn {
      guard let failing = AuditPlan.Failing(failOn, unknown: &unknown) else {
        throw noCheck(unknown ?? failOn)
      }
      plan.failOn = failing
    }
    return plan
  }

  /// What the flags leave out.
  private var exceptions: AuditConfiguration {
    var exceptions = AuditConfiguration()
    for word in exceptedWords { exceptions.except(word) }
    return exceptions
  }

  /// The checks, files and folders that the flags name, which commas may separate.
  private var exceptedWords: [String] {
    except.flatMap { word in
      DiskFiles.exists(word)
        ? [word] : word.split { $0 == "," }.map { $0.split(separator: " ").joined(separator: " ") }
    }
  }

  /// A note for each name that leaves out nothing.
  var exceptionNotes: [String] {
    exceptedWords.filter { AuditCheck.named($0) == nil && !DiskFiles.exists($0) }.map { word in
      let nearest = Similarity.nearest(to: word, among: AuditCheck.all.map(\.name))
      return "--except \(word) leaves out nothing: no check, file or folder is called so"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    }
  }

  /// What is at a path; nil where that is refused, which is said.
  ///
  /// What the apps of its files do not support is added to the notes.
  func jobs(
    at path: String, since started: ContinuousClock.Instant, _ console: Console,
    notes: inout [String]
  ) throws -> [AuditedFiles.Job]? {
    var file = AuditConfiguration()
    var left = [(configuration: exceptions, home: AuditedFiles.absolute("."))]
    if !noConfig, let found = AuditedFiles.configuration(for: path) {
      do throws(Diagnostic) {
        file = try AuditConfiguration((try? DiskFiles.text(of: found.path)) ?? "")
      } catch {
        let failure = SessionFile.failure(error, path: AuditedFiles.shown(found.path))
        console.tell(failure.lines)
        try end(failure.code)
      }
      left.append((file, found.home))
    }
    var plan = try plan(file)
    plan.deadline = limit.map { started.advanced(by: .seconds($0)) }
    do throws(Files.Problem) {
      let jobs = try AuditedFiles.jobs(at: path, plan, without: left)
      let isUsual = device.isEmpty && file.conditions.isEmpty
      return isUsual ? AppFiles.supported(jobs, notes: &notes) : jobs
    } catch {
      console.tell(["plumb: \(error.reason)"])
      try end(.usage)
    }
    return nil
  }

  // MARK: - Looking

  /// Looks at everything, prints what is found, and ends the process.
  func run(_ all: [AuditedFiles.Job], _ known: Baseline?, _ console: Console) throws {
    let count = min(jobs ?? Parallel.coreCount, all.count)
    let printsText = !output.takeStandardOutput
    var files: [ReportedFile] = []
    var told: Set<String> = []
    let showsProgress = Console.isTerminal(2) && !quiet && all.count > 1
    if showsProgress { console.progress("1/\(all.count)  \(all[0].paths[0])") }
    Parallel.map(all, jobs: count, AuditedFiles.look, lost: AuditedFiles.lost) { index, looked in
      // What holds for many files is said once.
      for note in looked.notes where told.insert(note).inserted { console.tell(note: note) }
      for file in looked.files {
        let file = judged(file, all[index].plan, known)
        files.append(file)
        if printsText { print(file, console) }
      }
      if showsProgress, index + 1 < all.count {
        console.progress("\(index + 2)/\(all.count)  \(all[index + 1].paths[0])")
      }
      return true
    }
    if showsProgress { console.progress("") }
    let report = RunReport(.audit, shard: shard, files: files)
    if !quiet, printsText { console.print([RunSummary(report).line]) }
    if writeBaseline, let baseline {
      let found = RunReport(.audit, files: files.filter { !$0.isLost })
      try write(Baseline(found).json, to: baseline, console)
    }
    try end(of: report, output.write(report, console))
  }

  /// The findings that a project does not live with, and whether they make it fail.
  func judged(
    _ file: ReportedFile, _ plan: AuditPlan, _ known: Baseline?
  ) -> ReportedFile {
    // What was lost is nothing to live with.
    guard !file.isLost else { return file }
    var file = file
    if let known { file = RunReport(.audit, files: [file]).without(known).files[0] }
    // Adopting what there is does not fail.
    if !writeBaseline { plan.judge(&file) }
    for place in file.cases.indices where file.cases[place].outcome == .failed {
      file.cases[place].code = Int(ExitCode.failOn.rawValue)
    }
    return file
  }

  /// Prints what was found in a file, or that nothing was.
  private func print(_ file: ReportedFile, _ console: Console) {
    file.print(of: .audit, console)
    guard verbose else { return }
    for one in file.cases where one.findings.isEmpty {
      switch one.outcome {
      case .passed: console.print(["pass  \(file.path)  \(one.name)"])
      case .skipped, .known: console.print(["skip  \(file.path)  \(one.reason ?? one.name)"])
      case .failed, .unreadable: break
      }
    }
  }
}

extension AuditedFiles {
  /// What was found in what belongs together.
  struct Found: Codable {
    var files: [ReportedFile] = []
    var notes: [String] = []
  }

  /// What is known of files when the process that looked at them has ended.
  static func lost(_ job: Job, to ending: ChildProcess.Ending) -> Found {
    Found(files: [
      ReportedFile(job.paths[0], lostBy: ending, others: job.paths.count - 1)
    ])
  }

  /// Looks at what belongs together.
  static func look(at job: Job) -> Found {
    switch opened(job) {
    case .failure(let failure):
      return Found(files: [ReportedFile(job.paths[0], unreadable: failure)])
    case .success(nil): return Found()
    case .success(let texts?):
      do throws(Diagnostic) {
        let audit = try FileAudit(
          texts, job.paths, job.plan, neighbours: SessionFile.folder(of: job.paths[0]))
        return Found(files: audit.files, notes: audit.notes)
      } catch {
        let failure = SessionFile.failure(error, path: job.paths[0])
        return Found(files: [ReportedFile(job.paths[0], unreadable: failure)])
      }
    }
  }

  /// The texts of what belongs together; nil if they are of no interest.
  static func opened(_ job: Job) -> Result<SourceTexts?, SessionFile.Failure> {
    do throws(Files.Problem) {
      guard job.paths[0] != job.base else { return .success(try SourceFiles.texts(at: job.base)) }
      let files = try job.paths.map { (path) throws(Files.Problem) in
        SwiftFile(name(of: path, in: job), try DiskFiles.text(of: path))
      }
      guard FileKind.isOfInterest(files[0].text, inFolders: job.paths[0]) else {
        return .success(nil)
      }
      let isProgram = FileKind.isPartOfProgram(job.paths[0])
      return .success(
        isProgram ? SourceTexts(files) : SourceTexts(files[0].text, named: files[0].name))
    } catch {
      return .failure(SessionFile.Failure(job.paths[0], error))
    }
  }

  /// A path as messages show it: from the current folder where it is in there.
  static func shown(_ path: String) -> String {
    let here = absolute(".")
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
