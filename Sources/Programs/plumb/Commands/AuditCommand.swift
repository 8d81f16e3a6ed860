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

/// `plumb audit`: what is wrong with the layouts of a project.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Check the layouts of storyboards, xibs, Swift and sessions.",
    discussion: """
      Every scene of every storyboard and xib is looked at on several devices, every view of \
      Swift code, every session at its end; each conflict log is a finding. The checks:

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

  @Argument(help: "Files, or folders with everything in them; the current folder by default.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Where to look: own (the device of the file) or a name such as "iPhone SE landscape", with \
      rtl behind it for right to left. Can be repeated.
      """, valueName: "name"),
    transform: Self.condition)
  var device: [AuditCondition] = []

  @Option(help: ArgumentHelp("Only these checks, separated by commas.", valueName: "checks"))
  var checks: String?

  @Option(
    help: ArgumentHelp("Leave out a check, a file or a folder. Can be repeated.", valueName: "word")
  )
  var except: [String] = []

  @Option(
    help: ArgumentHelp(
      "Exit with 4 if there is one of these: checks, or error (the default), warning, note, none.",
      valueName: "what"))
  var failOn: String?

  @Option(
    help: ArgumentHelp("Say nothing of what this file holds already.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write what is found to the file of --baseline, and fail for none of it.")
  var writeBaseline = false

  @Flag(help: "Do not read files called .plumb-audit.")
  var noConfig = false

  @Option(help: "How many files to look at at a time; by default one for each core.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Look at this part of the files only; plumb merge puts the reports of all together.",
      valueName: "i/n"), transform: ShardOption.parse)
  var shard: Shard?

  @OptionGroup var output: ReportOptions

  @Flag(name: [.short, .long], help: "Print findings only, without the count.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Print files without findings and those not looked at, too.")
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
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs the name of the file: --baseline FILE")
    }
    _ = try plan(AuditConfiguration())
  }

  func run() throws {
    let console = look.console
    var all: [AuditedFiles.Job] = []
    for path in paths.isEmpty ? ["."] : paths {
      guard let jobs = try jobs(at: path, console) else { return }
      all += jobs
    }
    var seen: Set<[String]> = []
    all = all.filter { seen.insert($0.paths).inserted }
    guard !all.isEmpty else {
      console.tell(["plumb: nothing to look at there (storyboards, xibs, Swift, sessions, logs)"])
      return try end(.usage)
    }
    all = shard?.part(of: all) ?? all
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
    try run(all, known, console)
  }
}
