import LayoutDrawing
import LayoutModel

/// A summary in Markdown, as GitHub shows it beside a job.
extension RunReport {
  /// How many findings are shown; the others are counted.
  private static let limit = 10

  /// The counts, how often each check found something, and the worst findings.
  var summary: String {
    let found = files.flatMap { file in
      file.cases.flatMap { one in one.toldFindings.map { (path: file.path, finding: $0) } }
    }
    var lines = ["### plumb \(tool.rawValue)", "", RunSummary(self).line]
    if !found.isEmpty { lines += [""] + Self.counts(of: found.map(\.finding)) }
    // The order of the files stays within a level.
    let worst = ReportedFinding.Level.worstFirst.flatMap { level in
      found.filter { $0.finding.level == level }
    }
    for (path, finding) in worst.prefix(Self.limit) {
      let place = "\(path.asRelativePath):\(max(1, finding.place.line))"
      lines += ["", "**\(finding.level.rawValue)** \(Self.code(place))", ""]
      lines += Self.fenced(finding.body.flatMap { $0.escaped(butNot: ["\n", "\t"]).linesOfText })
    }
    let rest = worst.count - Self.limit
    if rest > 0 { lines += ["", "... and \(rest) more"] }
    return lines.map { "\($0)\n" }.joined()
  }

  /// A table of the checks, the most severe first.
  private static func counts(of findings: [ReportedFinding]) -> [String] {
    var lines = ["| check | level | found |", "|---|---|---:|"]
    for level in ReportedFinding.Level.worstFirst {
      let checks = findings.filter { $0.level == level }.map(\.check)
      for check in Set(checks).sorted() {
        let name = code(check).replacing("|", with: "\\|")
        lines.append("| \(name) | \(level.rawValue) | \(checks.count { $0 == check }) |")
      }
    }
    return lines
  }

  /// A text in one line between more back-ticks than it has anywhere.
  private static func code(_ text: String) -> String {
    let shown = text.escaped
    let signs = ticks(around: shown, atLeast: 1)
    // A blank keeps the back-ticks of the text from those around it.
    let gap = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.isEmpty ? " " : ""
    return signs + gap + shown + gap + signs
  }

  /// Lines as a block.
  private static func fenced(_ lines: [String]) -> [String] {
    let signs = ticks(around: lines.joined(separator: "\n"), atLeast: 3)
    return ["\(signs)text"] + lines + [signs]
  }

  private static func ticks(around text: String, atLeast count: Int) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    return String(repeating: "`", count: max(count, longest + 1))
  }
}

extension ReportedFinding.Level {
  /// All of them, the worst first.
  static let worstFirst: [Self] = [.error, .warning, .note]
}

extension String {
  fileprivate var linesOfText: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
