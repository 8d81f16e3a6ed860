import LayoutDrawing
import LayoutShell
package import PlumbLanguage
package import RunReports

extension LessonCheck {
  /// What was found, as reports of runs have it.
  package func reported(as path: String) -> ReportedFile {
    var one = ReportedCase(lesson.title, faults.isEmpty ? .passed : .failed)
    one.passedCount = passedCount
    one.failedCount = faults.count
    one.code = faults.isEmpty ? 0 : 1
    one.findings = faults.map { fault in
      ReportedFinding(
        "lesson", .error, fault.message, details: fault.details,
        at: ReportedFinding.Place(line: fault.line), fingerprint: fault.message)
    }
    return ReportedFile(path: path, cases: [one])
  }
}

extension ReportedFile {
  /// A lesson or a list of lessons that cannot be read.
  package init(unreadable path: String, _ error: Diagnostic) {
    let place = ReportedFinding.Place(
      line: error.lineNumber ?? 0, column: error.ranges.first.map { $0.lowerBound + 1 },
      length: error.ranges.first?.count)
    let finding = ReportedFinding(
      "unreadable", .error, "error[\(error.code.rawValue)]: \(error.message)",
      details: ErrorReport(error).text.dropFirst().map { $0 }, at: place,
      fingerprint: "unreadable \(error.code.rawValue) \(error.line)")
    var one = ReportedCase("", .unreadable, findings: [finding])
    one.code = 3
    self.init(path: path, cases: [one])
  }
}
