import LayoutDrawing

/// What several formats make of a finding.
extension ReportedFinding {
  /// What it says, in lines.
  var body: [String] {
    var lines = [message] + details
    if !conditions.isEmpty { lines.append("on \(conditions.joined(separator: ", "))") }
    if let fix { lines.append("fix: \(fix.text)") }
    return lines
  }

  /// The same with its place in front, and what else takes part.
  func text(in path: String) -> String {
    let others = related.map { "\(path):\($0.place.line): \($0.message)" }
    return (["\(path):\(max(1, place.line)): \(body[0])"] + body.dropFirst() + others)
      .joined(separator: "\n")
  }
}

extension ReportedCase {
  /// The findings to report: those that were found, or one that says that it failed without any.
  ///
  /// Those that are known or were not asked for are left out.
  var toldFindings: [ReportedFinding] {
    switch outcome {
    case .known, .skipped: return []
    case .passed: return findings
    case .failed, .unreadable:
      guard findings.isEmpty else { return findings }
      return [
        ReportedFinding(
          outcome.rawValue, .error, reason ?? outcome.rawValue,
          at: ReportedFinding.Place(line: line ?? 1), fingerprint: "\(outcome.rawValue) \(name)")
      ]
    }
  }
}

extension String {
  /// The path without `./` in front, as other programs name the same file.
  var asRelativePath: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
