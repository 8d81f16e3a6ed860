import LayoutDrawing

/// GitLab's report of code quality, which merge requests show.
extension RunReport {
  /// A list of all findings, each with a fingerprint that is there once.
  var codeQuality: String {
    var occurrences: [String: Int] = [:]
    let issues = files.flatMap { file in
      file.cases.flatMap { one in
        one.toldFindings.map { finding in
          let key = "\(file.path.asRelativePath) \(finding.check) \(finding.fingerprint)"
          occurrences[key, default: 0] += 1
          let number = occurrences[key] ?? 1
          return Issue(
            finding, in: file.path, fingerprint: number > 1 ? "\(key) (\(number))" : key)
        }
      }
    }
    return JSONDocument(issues).text + "\n"
  }

  private struct Issue: Encodable, Sendable {
    struct Lines: Encodable, Sendable { var begin: Int }

    struct Location: Encodable, Sendable {
      var path: String
      var lines: Lines
    }

    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location

    init(_ finding: ReportedFinding, in path: String, fingerprint: String) {
      description = finding.message.shownInTexts
      check_name = finding.check.shownInTexts
      self.fingerprint = fingerprint.shownInTexts
      severity =
        switch finding.level {
        case .error: "critical"
        case .warning: "major"
        case .note: "info"
        }
      location = Location(
        path: path.asRelativePath.shownInTexts, lines: Lines(begin: max(1, finding.place.line)))
    }
  }
}
