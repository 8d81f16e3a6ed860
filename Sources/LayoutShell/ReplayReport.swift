import LayoutDrawing
import LayoutNotation

/// What a failed replay says.
public struct ReplayReport {
  /// The lines; none for a session that passed.
  public let lines: [String]

  /// Reports on a replay of a file.
  ///
  /// What did not come from a file cannot be looked at or blessed.
  public init(_ replay: Replay, path: String, tolerance: Double, isFile: Bool = true) {
    var lines: [String] = []
    for failure in replay.failures {
      lines += Self.lines(for: failure, path: path, tolerance: tolerance)
    }
    if isFile, let first = replay.failures.first {
      lines += Self.ways(from: first, path: path, isAlone: replay.failures.count == 1)
    }
    if let quit = replay.earlyQuit {
      let count = replay.unplayedCount
      let rest = count == 1 ? "the check" : "the \(count) checks"
      lines += [
        "FAIL  \(path):\(quit.line)  \(quit.input.escaped)", "  \(rest) behind it did not run",
        "      meant: a line \"stops REASON\" in the header says so",
      ]
    }
    if let (report, line) = replay.disagreement {
      lines += [
        "FAIL  \(path):\(line)  two ways to solve this disagree: \(report.difference)",
        "      This is a mistake of plumb. A session that shows it:",
      ]
      lines += report.reproduction.map { "        plumb> \($0)" }
    }
    self.lines = lines
  }

  private static func lines(
    for failure: Replay.Failure, path: String, tolerance: Double
  ) -> [String] {
    let check = failure.check
    let input = check.input.split(separator: "\n").first.map(String.init) ?? ""
    var lines = ["FAIL  \(path):\(check.line)  \(input.escaped)"]
    // A refusal is told as a whole, whatever a hole would cover of it.
    guard !failure.isRefused else {
      lines += check.expected.filter { !$0.isEllipsis }.map { "  - \($0.text.escaped)" }
      lines += failure.printed.map { "  + \($0.escaped)" }
      return lines + unreached(failure)
    }
    let match = ReplyMatch(check.expected, failure.printed, tolerance: tolerance)
    let matched = Set(match.partners.compactMap(\.self))
    let missing = check.expected.indices.filter {
      match.partners[$0] == nil && !check.expected[$0].isEllipsis
    }
    let extra = failure.printed.indices.filter { !matched.contains($0) }
    let pairs = missing.count == extra.count ? Array(zip(missing, extra)) : []
    if pairs.isEmpty {
      lines += missing.map { "  - \(check.expected[$0].text.escaped)" }
      lines += extra.map { "  + \(failure.printed[$0].escaped)" }
      if missing.isEmpty && extra.isEmpty {
        lines.append(
          "  + a conflict that nothing here expects; with echo off, expect conflict RULES")
      }
    }
    for (old, new) in pairs {
      let expected = check.expected[old]
      let printed = failure.printed[new]
      lines += ["  - \(expected.text.escaped)", "  + \(printed.escaped)"]
      if let difference = expected.firstDifference(from: printed, tolerance: tolerance) {
        let margin = String(repeating: " ", count: 4 + difference.range.lowerBound)
        let carets = String(repeating: "^", count: difference.range.count)
        lines.append(
          "\(margin)\(carets) \(difference.found), expected \(difference.expected) "
            + "±\(tolerance.spelledTolerance)")
      }
    }
    return lines
  }

  /// What could not be run because of a failure.
  private static func unreached(_ failure: Replay.Failure) -> [String] {
    guard !failure.unreached.isEmpty else { return [] }
    let noun = failure.unreached.count == 1 ? "line" : "lines"
    let numbers = Paragraph.list(failure.unreached.map { "\($0)" })
    return Paragraph.lines("      not run without it: \(noun) \(numbers)", indent: 8)
  }

  /// Where to go from the first failure of a file, or the only one.
  private static func ways(
    from failure: Replay.Failure, path: String, isAlone: Bool
  ) -> [String] {
    [
      "      look: plumb explain \(ShellWord(path)) --at \(failure.step)",
      "      accept: plumb bless \(ShellWord(isAlone ? "\(path):\(failure.check.line)" : path))",
    ]
  }
}

extension Double {
  fileprivate var spelledTolerance: String { description }
}

/// The count of a whole run: `11 files · 83 checks · 74 passed, 1 failed, 8 not run`.
public struct ReplaySummary: Sendable {
  private var files = 0
  private var checks = 0
  private var passed = 0
  private var failed = 0

  /// Nothing yet.
  public init() {}

  /// Counts a session.
  public mutating func add(_ replay: Replay) {
    files += 1
    checks += replay.checkCount
    passed += replay.passedCount
    failed += replay.failedCount
  }

  /// Counts a session that fails and says so itself.
  public mutating func addKnownFailure(_ replay: Replay) {
    files += 1
    checks += replay.checkCount
    passed += replay.checkCount
  }

  /// Counts a session that says it fails, and passes.
  public mutating func addUnexpectedPass(_ replay: Replay) {
    files += 1
    checks += replay.checkCount
    passed += replay.checkCount - 1
    failed += 1
  }

  /// Counts a file that is no session.
  public mutating func addUnreadable() {
    files += 1
    failed += 1
  }

  /// The line.
  public var line: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var result = "\(count(files, "file")) · \(count(checks, "check")) · \(passed) passed"
    let rest = max(0, checks - passed - failed)
    if failed > 0 { result += ", \(failed) failed" }
    if rest > 0 { result += ", \(rest) not run" }
    return result
  }
}
