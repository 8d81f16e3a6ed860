import ArgumentParser
import LayoutAudit
import LayoutShell
import Platform
import RunReports

/// `--report junit=results.xml`: where else a report is written, and how.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Write a report as \(ReportFormat.names) to a file; - is standard output. Can be repeated.
      """, valueName: "format=file"), completion: .reportFormats, transform: ReportTarget.init)
  var report: [ReportTarget] = []

  /// Whether standard output holds a report, and so nothing else.
  var takeStandardOutput: Bool { report.contains { $0.path == "-" } }

  /// Whether one of them says how to mend what was found.
  var wantsFixes: Bool { report.contains { $0.format.name != "text" } }

  /// Writes them; the code is good unless a file cannot be written, which is said.
  func write(_ whole: RunReport, _ console: Console) -> ExitCode {
    var codes: [ExitCode] = []
    for target in report {
      let text = target.format.text(
        of: whole, explaining: ReportedCheck.ofRuns + AuditCheck.all.map(\.explanation))
      if target.path == "-" {
        console.write(text)
        continue
      }
      do throws(Files.Problem) { try DiskFiles.open(in: ".").write(target.path, text) } catch {
        console.tell(["plumb: \(target.path): \(error.reason)"])
        codes.append(ExitCode(writing: error))
      }
    }
    return .worst(codes)
  }

  /// `--report junit FILE` as `--report junit=FILE`, as the parser of arguments takes it.
  static func joined(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < arguments.count {
      if arguments[index] == "--" { return result + arguments[index...] }
      if index + 2 < arguments.count, arguments[index] == "--report",
        ReportFormat.named(arguments[index + 1]) != nil
      {
        result += ["--report", "\(arguments[index + 1])=\(arguments[index + 2])"]
        index += 3
      } else {
        result.append(arguments[index])
        index += 1
      }
    }
    return result
  }
}

/// A format and the file that gets it.
struct ReportTarget: Sendable {
  /// The format.
  let format: ReportFormat
  /// The path of the file; `-` for standard output.
  let path: String

  /// Reads `junit=results.xml`.
  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat.named(String(parts[0])) else {
      throw ValidationError("--report takes \(ReportFormat.names), not \(parts[0])")
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ValidationError(
        "--report takes a format and a file: \(format.name)=FILE; \(format.name)=- prints it")
    }
    self.format = format
    path = String(parts[1])
    // If the file was forgotten, the one to be tested would be lost.
    let isSource =
      FileKind.isNamed(path)
    if isSource, DiskFiles.exists(path) {
      throw ValidationError("--report \(format.name) would replace \(path)")
    }
  }
}
