package import LayoutDiagnosis
import LayoutDrawing
import LayoutModel

/// What people read: each finding with its place in front, and the count of the run.
extension RunReport {
  /// All of it, with the count at the end.
  var text: String {
    let passages = files.flatMap { file in
      file.cases.flatMap { $0.unreadable(in: file.path) + $0.passages(in: file.path, of: tool) }
    }
    return (passages.lines.map(\.text) + [RunSummary(self).line])
      .map { "\($0)\n" }.joined()
  }
}

extension ReportedCase {
  /// What is to be said about a file that could not be read; nothing for others.
  package func unreadable(in path: String) -> [Passage] {
    guard outcome == .unreadable else { return [] }
    return findings.flatMap { finding in
      let place = finding.place.line > 0 ? "\(path):\(finding.place.line)" : "plumb: \(path)"
      return [Passage(.error, "\(place): \(finding.message)", indent: 4)]
        + finding.details.map { Passage(.text, .verbatim($0)) }
    }
  }

  /// What is to be said about what was tried; nothing where nothing was found.
  package func passages(in path: String, of tool: RunReport.Tool) -> [Passage] {
    guard outcome != .unreadable else { return [] }
    return findings.flatMap { finding in
      let word = tool == .audit ? finding.level.rawValue : "FAIL"
      var passages = [
        Passage(
          finding.level == .error ? .failure : .heading,
          .verbatim("\(word)  \(path):\(finding.place.line)  \(finding.message)"))
      ]
      passages += finding.details.map { Passage(.text, .verbatim("  \($0)")) }
      // The rows of a sum have their places already.
      passages += finding.related.filter { !finding.tells($0) }.map {
        Passage(.text, "  \(path):\($0.place.line)  \($0.message)", indent: 4)
      }
      if !finding.conditions.isEmpty {
        let conditions = finding.conditions.joined(separator: ", ")
        passages.append(Passage(.note, "  on \(conditions)", indent: 5))
      }
      // A replay tells at the end of a file where to go from here.
      if tool == .audit, let fix = finding.fix {
        passages.append(Passage(.hint, "      fix: \(fix.text)", indent: 8))
      }
      return passages
    } + hints.map { Passage(.hint, .verbatim("      \($0)")) }
  }
}

extension ReportedFinding {
  /// Whether the details say where another place is.
  fileprivate func tells(_ related: Related) -> Bool {
    details.contains { $0.hasSuffix(":\(related.place.line)") }
  }
}

/// The count of a run: `11 files · 83 checks · 74 passed, 1 failed, 8 not run`.
package struct RunSummary: Sendable {
  private let tool: RunReport.Tool
  private var files = 0
  private var cases = 0
  private var passed = 0
  private var failed = 0
  private var notRun = 0
  private var unreadable = 0
  private var failedFiles = 0
  private var levels: [ReportedFinding.Level: Int] = [:]

  /// Nothing yet.
  package init(_ tool: RunReport.Tool) { self.tool = tool }

  /// All files of a report.
  package init(_ report: RunReport) {
    self.init(report.tool)
    for file in report.files { add(file) }
  }

  /// Counts a file.
  package mutating func add(_ file: ReportedFile) {
    files += 1
    for one in file.cases {
      switch one.outcome {
      case .unreadable: unreadable += 1
      // Nothing was looked for in it.
      case .skipped where one.findings.isEmpty: break
      default: cases += 1
      }
      if one.outcome == .failed { failedFiles += 1 }
      passed += one.passedCount
      failed += one.failedCount
      notRun += one.notRunCount
      for finding in one.findings { levels[finding.level, default: 0] += 1 }
    }
  }

  /// The line.
  package var line: String {
    switch tool {
    case .replay:
      var result = "\(files.counted("file")) · \((passed + failed + notRun).counted("check"))"
      result += " · \(passed) passed"
      if failed + unreadable > 0 { result += ", \(failed + unreadable) failed" }
      if notRun > 0 { result += ", \(notRun) not run" }
      return result
    case .learn:
      let bad = failedFiles + unreadable
      let good = "\(files.counted("file")) · \(cases - failedFiles) good"
      return good + (bad > 0 ? ", \(bad) not" : "")
    case .audit:
      let found = [ReportedFinding.Level.error, .warning, .note].compactMap { level in
        levels[level].map { $0.counted(level.rawValue) }
      }
      let nothing = cases > 0 || unreadable > 0 ? "nothing found" : "nothing to check"
      return "\(files.counted("file")) · \(cases.counted("layout")) · "
        + (found.isEmpty ? nothing : found.joined(separator: ", "))
    }
  }
}
