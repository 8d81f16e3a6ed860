import LayoutDrawing

/// Test results as XML, in the form that the schemas of Jenkins and of Ant share: each file is a
/// suite.
///
/// A report has no clock, which the schema of Ant asks for: the time is always the same.
extension RunReport {
  /// All of it.
  var junit: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
    for (index, file) in files.enumerated() { lines += suite(file, number: index) }
    lines.append("</testsuites>")
    return lines.map { "\($0)\n" }.joined()
  }

  private func suite(_ file: ReportedFile, number: Int) -> [String] {
    func count(_ outcomes: ReportedCase.Outcome...) -> Int {
      file.cases.count { outcomes.contains($0.outcome) }
    }
    let counts =
      "tests=\"\(file.cases.count)\" failures=\"\(count(.failed))\""
      + " errors=\"\(count(.unreadable))\" skipped=\"\(count(.known, .skipped))\""
    let path = file.path.asAttribute
    var lines = [
      "  <testsuite id=\"\(number)\" package=\"plumb\" name=\"\(path)\""
        + " timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" \(counts) time=\"0\">",
      "    <properties>", "      <property name=\"tool\" value=\"\(tool.rawValue)\"/>",
      "    </properties>",
    ]
    lines += file.cases.flatMap { Self.testcase($0, in: file.path) }
    // What was found in cases that pass: a case has no place for it in the schema of Ant.
    let remarks = file.cases.filter { $0.outcome == .passed }.flatMap { one in
      one.findings.map { $0.text(in: file.path) }
    }
    let text = remarks.joined(separator: "\n\n").asContent
    lines.append(text.isEmpty ? "    <system-out/>" : "    <system-out>\(text)</system-out>")
    return lines + ["    <system-err/>", "  </testsuite>"]
  }

  private static func testcase(_ one: ReportedCase, in path: String) -> [String] {
    let name = (one.name.isEmpty ? path : one.name).asAttribute
    let head = "    <testcase name=\"\(name)\" classname=\"\(path.asAttribute)\" time=\"0\""
    let element: String
    switch one.outcome {
    case .passed: return ["\(head)/>"]
    case .known, .skipped:
      let reason = (one.reason ?? one.outcome.rawValue).asAttribute
      return ["\(head)>", "      <skipped message=\"\(reason)\"/>", "    </testcase>"]
    case .failed: element = "failure"
    case .unreadable: element = "error"
    }
    let findings = one.toldFindings
    let worst = findings.first { $0.level == .error } ?? findings[0]
    let text = findings.map { $0.text(in: path) }
    return [
      "\(head)>",
      "      <\(element) type=\"\(worst.check.asAttribute)\""
        + " message=\"\(worst.message.asAttribute)\">"
        + "\(text.joined(separator: "\n\n").asContent)</\(element)>",
      "    </testcase>",
    ]
  }
}

extension String {
  /// The text between tags; what XML forbids is shown.
  fileprivate var asContent: String {
    var result = String.UnicodeScalarView()
    for scalar in escaped(butNot: ["\n", "\t"]).unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\u{FFFE}", "\u{FFFF}":
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text in double quotes; a reader makes blanks of line ends that are not written so.
  fileprivate var asAttribute: String {
    asContent.replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
      .replacing("\t", with: "&#9;")
  }
}
