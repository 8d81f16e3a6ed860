import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import RunReports

/// The replay of one session file and its outcome.
struct FileReplay: Sendable {
  /// Where the sessions were looked for.
  var paths: [String]
  /// Only sessions with one of these tags, if there are any.
  var tags: [String] = []
  /// How often each layout is solved a second way.
  var oracle: Oracle
  /// How often each session is replayed, unless it fails.
  var repeating = 1
  /// How long a session may take.
  var limit: Duration?
  /// Whether the changes that `bless` would offer are wanted, which takes another run of what fails.
  var wantsFixes = false

  /// Replays a file; nil if it has none of the tags.
  func report(on path: String) -> ReportedFile? { report(on: path, noting: nil) }

  /// The same, with a note of each file that it reads.
  func report(on path: String, noting reads: ReadPaths?) -> ReportedFile? {
    let session: Session
    switch SessionFile.read(path, foundAt: paths) {
    case .failure(let failure): return ReportedFile(path, unreadable: failure)
    case .success(let read): session = read
    }
    guard tags.isEmpty || tags.contains(where: session.tags.contains) else { return nil }
    let folder = SessionFile.folder(of: path)
    let files = reads?.noting(folder, in: FilePath.folder(of: path)) ?? folder
    var replay = Replay(session, files: files, oracle: oracle, limit: limit)
    for _ in 1..<max(1, repeating) where replay.hasPassed {
      replay = Replay(session, files: files, oracle: oracle, limit: limit)
    }
    var file = ReportedFile(path, session, replay, fixes: fixes(of: replay, session, files))
    for index in file.cases.indices {
      file.cases[index].code = Int(replay.exitCode(of: session).rawValue)
    }
    return file
  }

  private func fixes(of replay: Replay, _ session: Session, _ files: Files) -> Blessing? {
    guard wantsFixes, session.knownFailure == nil, !replay.failures.isEmpty, replay.late == nil
    else { return nil }
    let bless = { Blessing(session, files: files) }
    guard let limit else { return bless() }
    let interruption = Interruption(deadline: .now + limit)
    let blessing = interruption.run(bless)
    return interruption.isOver ? nil : blessing
  }
}

extension Replay {
  /// The code that it ends a run with.
  fileprivate func exitCode(of session: Session) -> ExitCode {
    guard session.knownFailure != nil else { return exitCode }
    return hasPassed ? .mismatch : .good
  }
}

extension ReportedFile {
  /// A file that could not be read, as a report of a run holds it.
  init(_ path: String, unreadable failure: SessionFile.Failure) {
    let finding: ReportedFinding
    if let error = failure.diagnostic {
      let place = ReportedFinding.Place(
        line: error.lineNumber ?? 0, column: error.ranges.first.map { $0.lowerBound + 1 },
        length: error.ranges.first?.count)
      finding = ReportedFinding(
        "unreadable", .error, "error[\(error.code.rawValue)]: \(error.message)",
        details: ErrorReport(error).passages.dropFirst().lines.map(\.text), at: place,
        fingerprint: "unreadable \(error.code.rawValue) \(error.line)")
    } else {
      finding = ReportedFinding(
        "unreadable", .error, failure.reason, at: ReportedFinding.Place(line: 0),
        fingerprint: "unreadable \(failure.reason)")
    }
    var one = ReportedCase("", .unreadable, findings: [finding])
    one.code = Int(failure.code.rawValue)
    self.init(path: path, cases: [one])
  }
}

extension ReportedFile {
  /// A file that was being worked on when the process that did so ended.
  ///
  /// `others` is how many files were read together with it.
  init(_ path: String, lostBy ending: ChildProcess.Ending, others: Int = 0) {
    var details = ["    This is a bug in Plumb, or memory ran out. Please report it with the file."]
    if others > 0 {
      details.append("    It was read together with \(others.counted("other file")).")
    }
    let finding = ReportedFinding(
      "crash", .error, ending.reason, details: details, at: ReportedFinding.Place(line: 1),
      fingerprint: "crash")
    var one = ReportedCase("", .failed, findings: [finding])
    one.failedCount = 1
    one.code = Int(ExitCode.internalError.rawValue)
    self.init(path: path, cases: [one])
  }
}

extension ReportedFile {
  /// Whether the process that worked on it ended before it was done.
  var isLost: Bool { cases.contains { $0.findings.contains { $0.check == "crash" } } }
}

extension ChildProcess.Ending {
  /// Why there is no result for a file.
  var reason: String { "the process that worked on this \(text)" }
}

extension ReportedFile {
  /// Prints what was found in it: what could not be read is talk, the rest data.
  func print(of tool: RunReport.Tool, _ console: Console) {
    console.tell(cases.flatMap { $0.unreadable(in: path) }.lines)
    console.print(cases.flatMap { $0.passages(in: path, of: tool) }.lines)
  }
}
