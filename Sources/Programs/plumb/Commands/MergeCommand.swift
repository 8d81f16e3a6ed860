import ArgumentParser
import LayoutDrawing
import LayoutShell
import RunReports

/// `plumb merge`: the reports of shards as the report of one run.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merge the JSON reports of shards into one.",
    discussion: """
      The shards of a run are written with --shard 1/4 --report json=1.json and so on. The result, \
      and the exit code, are those of a run without --shard. A shard that is missing or there twice is an \
      error. A single report is written in other formats.
      """)

  @Argument(help: "Reports in JSON, in any order.", completion: .reports)
  var reports: [String]

  @OptionGroup var output: ReportOptions

  @Flag(name: [.short, .long], help: "Print only findings, without the summary.")
  var quiet = false

  @OptionGroup var look: LookOptions

  func run() throws {
    let console = look.console
    var parts: [RunReport] = []
    for path in reports {
      switch SessionFile.text(of: path) {
      case .failure(let failure):
        console.tell(failure.lines)
        return try end(failure.code)
      case .success(let text):
        do throws(RunReport.Problem) { parts.append(try RunReport.read(json: text)) } catch {
          console.tell(["plumb: \(path): \(error.reason)"])
          return try end(.failingLine)
        }
      }
    }
    let targets = output.report.compactMap { DiskFiles.identity(of: $0.path) }
    if let path = reports.first(where: { DiskFiles.identity(of: $0).map(targets.contains) ?? false }
    ) {
      console.tell(["plumb: --report would replace \(path), which is read"])
      return try end(.usage)
    }
    let whole: RunReport
    do throws(RunReport.Problem) { whole = try RunReport.merged(parts) } catch {
      console.tell(["plumb: these reports are not one run: \(error.reason)"])
      return try end(.usage)
    }
    if !output.takeStandardOutput {
      for file in whole.files { file.print(of: whole.tool, console) }
      if !quiet { console.print([RunSummary(whole).line]) }
    }
    try end(of: whole, output.write(whole, console))
  }
}

extension ExitCode {
  /// The code that a run ends with.
  init(of report: RunReport) {
    // A code that is none of ours was made by somebody else.
    let codes = report.files.flatMap(\.cases).map {
      ExitCode(rawValue: Int32(truncatingIfNeeded: $0.code)) ?? .mismatch
    }
    let worst = ExitCode.worst(codes)
    // A file that cannot be read does not hide what is wrong with the others.
    let hides = report.tool == .audit && worst == .failingLine && codes.contains(.failOn)
    self = hides ? .failOn : worst
  }
}

extension ParsableCommand {
  /// Ends the process with the code of a run, or that of writing its reports.
  func end(of report: RunReport, _ writing: ExitCode) throws {
    let worst = ExitCode.worst([ExitCode(of: report), writing])
    let cases = report.files.flatMap(\.cases)
    if worst == .good, let farewell = cases.last(where: { $0.farewell != nil })?.farewell {
      throw ArgumentParser.ExitCode(Int32(truncatingIfNeeded: farewell))
    }
    try end(worst)
  }
}
