import LayoutDrawing

/// Workflow commands of GitHub Actions, which shows each as an annotation at its line.
extension RunReport {
  /// A command for each finding: `::error file=a.plumb,line=4,title=...::...`.
  var github: String {
    files.flatMap { file in
      file.cases.flatMap { one in
        one.toldFindings.map { Self.annotation($0, of: one, in: file.path) + "\n" }
      }
    }.joined()
  }

  private static func annotation(
    _ finding: ReportedFinding, of one: ReportedCase, in path: String
  ) -> String {
    let place = finding.place
    var properties = [("file", path.asRelativePath), ("line", "\(max(1, place.line))")]
    if let last = place.lastLine { properties.append(("endLine", "\(last)")) }
    if let column = place.column {
      properties.append(("col", "\(column)"))
      if let length = place.length { properties.append(("endColumn", "\(column + length)")) }
    }
    properties.append(("title", one.name.isEmpty ? finding.check : "\(one.name): \(finding.check)"))
    let command = finding.level == .note ? "notice" : finding.level.rawValue
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(command) \(list)::\(data(finding.body.joined(separator: "\n")))"
  }

  /// A text as what a command says, with its line ends.
  private static func data(_ text: String) -> String {
    text.escaped(butNot: ["\n", "\t"]).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  /// A text as a property, which a colon or a comma would end.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
