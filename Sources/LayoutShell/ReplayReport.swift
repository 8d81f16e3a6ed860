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
    switch replay.outcome {
    case .passed: lines = []
    case .mismatch(let mismatch), .failingLine(let mismatch):
      lines =
        Self.lines(for: mismatch, path: path, tolerance: tolerance)
        + (isFile ? Self.ways(from: mismatch, path: path) : [])
    case .disagreement(let report, let line):
      lines =
        [
          "FAIL  \(path):\(line)  two ways to solve this disagree: \(report.difference)",
          "      This is a mistake of plumb. A session that shows it:",
        ] + report.reproduction.map { "        plumb> \($0)" }
    }
  }

  private static func lines(
    for mismatch: Replay.Mismatch, path: String, tolerance: Double
  ) -> [String] {
    let check = mismatch.check
    let input = check.input.split(separator: "\n").first.map(String.init) ?? ""
    var lines = ["FAIL  \(path):\(check.line)  \(input.escaped)"]
    let match = ReplyMatch(check.expected, mismatch.printed, tolerance: tolerance)
    let matched = Set(match.partners.compactMap(\.self))
    let missing = check.expected.indices.filter {
      match.partners[$0] == nil && !check.expected[$0].isEllipsis
    }
    let extra = mismatch.printed.indices.filter { !matched.contains($0) }
    let pairs = missing.count == extra.count ? Array(zip(missing, extra)) : []
    if pairs.isEmpty {
      lines += missing.map { "  - \(check.expected[$0].text.escaped)" }
      lines += extra.map { "  + \(mismatch.printed[$0].escaped)" }
      if missing.isEmpty && extra.isEmpty {
        lines.append(
          "  + a conflict that nothing here expects; with echo off, expect conflict RULES")
      }
    }
    for (old, new) in pairs {
      let expected = check.expected[old]
      let printed = mismatch.printed[new]
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

  /// Where to go from a failure.
  private static func ways(from mismatch: Replay.Mismatch, path: String) -> [String] {
    [
      "      look: plumb explain \(path) --at \(mismatch.step)",
      "      accept: plumb bless \(path):\(mismatch.check.line)",
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
    if case .passed = replay.outcome { return }
    failed += 1
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
