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

/// `plumb audit`: checks all layouts of a project.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Check the layouts of storyboards, xibs, Swift and sessions.",
    discussion: """
      Checks every scene of every storyboard and xib on several devices, every view of Swift \
      code, and every session at its end; each conflict log is a finding. The checks:

      \(checkList)
      """)

  /// The checks as help lists them.
  private static var checkList: String {
    let width = AuditCheck.all.map(\.name.count).max() ?? 0
    return AuditCheck.all.map { check in
      let gap = String(repeating: " ", count: width - check.name.count + 2)
      return "  \(check.name)\(gap)\(check.explanation.about) (\(check.level.rawValue))"
    }.joined(separator: "\n")
  }

  @Argument(
    help: "Files and folders, searched at any depth; the current folder by default.",
    completion: .layouts)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Check on this device: own (that of the file) or a name such as "iPhone SE landscape", \
      followed by rtl for right to left. Can be repeated.
      """, valueName: "name"),
    completion: .auditedDevices, transform: Self.condition)
  var device: [AuditCondition] = []

  @Option(
    help: ArgumentHelp("Run only these checks, separated by commas.", valueName: "checks"),
    completion: .checks)
  var checks: String?

  @Option(
    help: ArgumentHelp(
      "Skip checks, separated by commas, a file or a folder. Can be repeated.", valueName: "word"),
    completion: .checks)
  var except: [String] = []

  @Option(
    help: ArgumentHelp(
      "Exit with 4 if any of these is found: checks, or error (the default), warning, note, none.",
      valueName: "what"), completion: .failures)
  var failOn: String?

  @Option(
    help: ArgumentHelp("Ignore findings listed in this file.", valueName: "file"),
    completion: .reports)
  var baseline: String?

  @Flag(help: "Write all findings to the baseline file and succeed.")
  var writeBaseline = false

  @Flag(help: "Let --write-baseline replace a file that is not a baseline.")
  var force = false

  @Flag(
    help: """
      Write the fixes into the files and print the difference; each is written only if the finding \
      is gone then and nothing new is found.
      """)
  var fix = false

  @Flag(help: "With --fix: print the difference and write nothing; exit with 1 if there is any.")
  var dryRun = false

  @Flag(help: "Ignore files named .plumb-audit.")
  var noConfig = false

  @Option(help: "How many files to check in parallel; by default one per core.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Stop after this time, and print what was not checked.", valueName: "seconds"))
  var limit: Double?

  @Option(
    help: ArgumentHelp(
      "Check only this shard of the files; combine the reports with plumb merge.",
      valueName: "i/n"), transform: ShardOption.parse)
  var shard: Shard?

  @OptionGroup var output: ReportOptions

  @Flag(name: [.short, .long], help: "Print only findings, without the summary.")
  var quiet = false

  @Flag(
    name: [.short, .long], help: "Also print files without findings and files that were skipped.")
  var verbose = false

  @OptionGroup var look: LookOptions

  /// Reads the value of `--device`.
  private static func condition(_ text: String) throws -> AuditCondition {
    guard let condition = AuditCondition(text) else {
      let nearest = AuditCondition.nearest(to: text).map { "; did you mean \($0)?" } ?? ""
      throw ValidationError("no device is called \(text)\(nearest)")
    }
    return condition
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes 1 or more, not \(jobs)") }
    if let limit, !(limit > 0 && limit.isFinite) {
      throw ValidationError("--limit takes a number of seconds above zero, not \(limit)")
    }
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs the name of the file: --baseline FILE")
    }
    if dryRun, !fix { throw ValidationError("--dry-run is for --fix: audit --fix --dry-run") }
    if fix, writeBaseline {
      throw ValidationError("--fix and --write-baseline exclude each other: fix first")
    }
    _ = try plan(AuditConfiguration())
  }

  func run() throws {
    let console = look.console
    let started = ContinuousClock.now
    var all: [AuditedFiles.Job] = []
    var notes = exceptionNotes
    for path in paths.isEmpty ? ["."] : paths {
      guard let jobs = try jobs(at: path, since: started, console, notes: &notes) else { return }
      all += jobs
    }
    for note in notes { console.tell(note: note) }
    var seen: Set<[String]> = []
    all = all.filter { seen.insert($0.paths).inserted }
    guard !all.isEmpty else {
      console.tell(["plumb: nothing to look at there (storyboards, xibs, Swift, sessions, logs)"])
      return try end(.usage)
    }
    all = shard?.part(of: all) ?? all
    if let baseline, writeBaseline, !force,
      let objection = OutputKind.baseline.objection(to: baseline)
    {
      console.tell(["plumb: \(baseline): \(objection); --force replaces it"])
      return try end(.usage)
    }
    var known: Baseline?
    if let baseline, !writeBaseline {
      do {
        known = try Baseline.read(json: try DiskFiles.text(of: baseline))
      } catch {
        let reason = (error as? Files.Problem)?.reason ?? (error as? RunReport.Problem)?.reason
        console.tell(["plumb: \(baseline): \(reason ?? "it is not readable")"])
        return try end(.usage)
      }
    }
    if fix { try repair(all, known, console) } else { try run(all, known, console) }
  }
}
