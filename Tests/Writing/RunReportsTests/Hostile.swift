import RunReports

/// Reports whose every text is what a stranger might call a thing.
enum Hostile {
  /// What breaks formats that forget to escape.
  static let texts = [
    "]]>", "<a b='\"'>&amp;", "\u{0}\u{1}\u{8}\u{B}\u{1B}[2J", "a\nb\r\nc\rd\te", "::error::x",
    "%0A%25,:;=", "\u{202E}gnp.exe\u{2066}", "\u{FFFE}\u{FFFF}\u{FEFF}", "# TODO not so",
    "# SKIP", "\\", "\\#", "---\n...\n1..9", "not ok 1", "\u{2028}\u{2029}\u{85}", "\u{7F}\u{9B}",
    "e\u{301}👩‍👩‍👧", "", " ", String(repeating: "long ", count: 2000), "<!--", "--", "{\"a\": 1}",
    "../../etc/passwd", "C:\\a b", "ä/ö ü?#%.plumb",
  ]

  /// A report in which each field is one of them.
  static func report(_ text: String, _ tool: RunReport.Tool = .replay) -> RunReport {
    let place = ReportedFinding.Place(line: 3, column: 2, length: 4)
    let finding = ReportedFinding(
      text, .error, text, details: [text, "- \(text)"], at: place,
      related: [.init(.init(line: 9), text)],
      fix: .init(text, replacements: [.init(.init(line: 3, lastLine: 4), with: text)]),
      conditions: [text], fingerprint: text)
    var failed = ReportedCase(text, line: 1, .failed, findings: [finding, finding])
    failed.hints = [text]
    (failed.passedCount, failed.failedCount, failed.code) = (2, 2, 1)
    var known = ReportedCase(text, .known)
    known.reason = text
    var skipped = ReportedCase(text, .skipped)
    skipped.reason = text
    var unreadable = ReportedCase(
      text, .unreadable,
      findings: [
        ReportedFinding("unreadable", .error, text, at: .init(line: 1), fingerprint: text)
      ])
    unreadable.code = 3
    let remark = ReportedFinding("remark", .note, text, at: .init(line: 2), fingerprint: "n")
    return RunReport(
      tool,
      files: [
        ReportedFile(
          path: "a\(text)", cases: [failed, known, skipped, ReportedCase("x", .failed)]),
        ReportedFile(path: "b\(text)", cases: [unreadable]),
        ReportedFile(
          path: "c\(text)", cases: [ReportedCase(text, .passed, findings: [remark])]),
        ReportedFile(path: "d\(text)", cases: []),
      ])
  }

  /// All of them.
  static let reports =
    texts.map { report($0) } + texts.map { report($0, .audit) }
    + [RunReport(.replay, files: [])]
}
