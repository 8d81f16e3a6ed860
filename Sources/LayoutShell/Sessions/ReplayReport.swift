import PlumbLanguage
package import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import UIKitTexts

/// The report on a failed replay.
package struct ReplayReport: Finding {
  private let replay: Replay
  private let path: String
  private let tolerance: Double
  private let isFile: Bool

  /// Makes the report on a replay of a file.
  ///
  /// With `isFile` false it does not offer to look at the session or to bless it.
  package init(_ replay: Replay, path: String, tolerance: Double, isFile: Bool = true) {
    self.replay = replay
    self.path = path
    self.tolerance = tolerance
    self.isFile = isFile
  }

  /// The report line by line; empty for a session that passed.
  package var lines: [String] { text }

  /// The report; empty for a session that passed.
  package var passages: [Passage] {
    var passages = replay.failures.flatMap(passages)
    if isFile, let first = replay.failures.first {
      passages += ways(from: first, isAlone: replay.failures.count == 1)
    }
    if let late = replay.late {
      let count = replay.unplayedCount
      let rest = count == 0 ? "" : "; \(count) of the checks after it did not run"
      passages += [
        Self.heading("FAIL  \(path):\(late.line)  \(late.input.text.firstLine)"),
        Self.line("  the time for the session was over during this command\(rest)"),
      ]
    }
    if let quit = replay.earlyQuit {
      let count = replay.unplayedCount
      let rest = count == 1 ? "the check" : "the \(count) checks"
      passages += [
        Self.heading("FAIL  \(path):\(quit.line)  \(quit.input.text)"),
        Self.line("  \(rest) after it did not run"),
        Self.line("      if intended: add a line \"stops REASON\" to the header"),
      ]
    }
    if let (report, line) = replay.disagreement {
      let difference = report.difference
      passages += [
        Self.heading("FAIL  \(path):\(line)  two ways to solve this disagree: \(difference)"),
        Self.line("      This is a bug in Plumb. A session that shows it:"),
      ]
      passages += report.reproduction.map { Self.line("        plumb> \($0)") }
    }
    return passages
  }

  private static func heading(_ text: String) -> Passage { Passage(.failure, .verbatim(text)) }

  private static func line(_ text: String) -> Passage { Passage(.text, .verbatim(text)) }

  private func passages(for failure: Replay.Failure) -> [Passage] {
    let check = failure.check
    let input = check.input.text.firstLine
    var passages = [Self.heading("FAIL  \(path):\(check.line)  \(input)")]
    // A refusal is shown in full, even where holes would cover parts of it.
    guard !failure.isRefused else {
      passages += check.expected.filter { !$0.isEllipsis }.map { Self.line("  - \($0.text)") }
      passages += failure.printed.map { Self.line("  + \($0)") }
      return passages + Self.unreached(failure)
    }
    let match = ReplyMatch(check.expected, failure.printed, tolerance: tolerance)
    let matched = Set(match.partners.compactMap(\.self))
    let missing = check.expected.indices.filter {
      match.partners[$0] == nil && !check.expected[$0].isEllipsis
    }
    let extra = failure.printed.indices.filter { !matched.contains($0) }
    let pairs = missing.count == extra.count ? Array(zip(missing, extra)) : []
    if pairs.isEmpty {
      passages += missing.map { Self.line("  - \(check.expected[$0].text)") }
      passages += extra.map { Self.line("  + \(failure.printed[$0])") }
      if missing.isEmpty && extra.isEmpty {
        passages.append(
          Self.line(
            "  + a conflict that is not expected here; with echo off, use expect conflict RULES"))
      }
    }
    for (old, new) in pairs {
      let expected = check.expected[old]
      let printed = failure.printed[new]
      passages += [Self.line("  - \(expected.text)"), Self.line("  + \(printed)")]
      if let difference = expected.firstDifference(from: printed, tolerance: tolerance) {
        let margin = String(repeating: " ", count: 4 + difference.range.lowerBound)
        let carets = String(repeating: "^", count: difference.range.count)
        passages.append(
          Self.line(
            "\(margin)\(carets) \(difference.found), expected \(difference.expected) "
              + "±\(tolerance.spelledTolerance)"))
      }
    }
    return passages
  }

  /// The lines that could not be run because of a failure.
  private static func unreached(_ failure: Replay.Failure) -> [Passage] {
    guard !failure.unreached.isEmpty else { return [] }
    let noun = failure.unreached.count == 1 ? "line" : "lines"
    let numbers = Words.list(failure.unreached.map { "\($0)" })
    return [Passage(.text, "      not run without it: \(noun) \(numbers)", indent: 8)]
  }

  /// What to type next: to look at the first failure of a file, or the only one, and to bless it.
  private func ways(from failure: Replay.Failure, isAlone: Bool) -> [Passage] {
    let place = isAlone ? "\(path):\(failure.check.line)" : path
    return [
      Passage(
        .hint, .verbatim("      look: plumb explain \(ShellWord(path)) --at \(failure.step)")),
      Passage(.hint, .verbatim("      accept: plumb bless \(ShellWord(place))")),
    ]
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Failure: Encodable, Sendable {
      var line: Int
      var command: String
      var step: Int
      var expected: [String]
      var printed: [String]
      /// The numbers of the lines that could not run without it.
      var unreached: [Int]
    }
    var path: String
    var failures: [Failure]
    /// The number of the command that exceeded the time limit.
    @Nullable var late: Int?
    /// How many checks did not run.
    var unplayed: Int
    /// What two ways of solving disagree about.
    @Nullable var disagreement: String?
  }

  /// Encodes the report with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    try Shape(
      path: path,
      failures: replay.failures.map { failure in
        Shape.Failure(
          line: failure.check.line, command: failure.check.input.text, step: failure.step,
          expected: failure.check.expected.map(\.text), printed: failure.printed,
          unreached: failure.unreached)
      }, late: replay.late?.line,
      unplayed: replay.earlyQuit == nil && replay.late == nil ? 0 : replay.unplayedCount,
      disagreement: replay.disagreement?.report.difference
    ).encode(to: encoder)
  }
}

extension Double {
  fileprivate var spelledTolerance: String { description }
}

/// The totals of a whole run: `11 files · 83 checks · 74 passed, 1 failed, 8 not run`.
package struct ReplaySummary: Sendable {
  private var files = 0
  private var checks = 0
  private var passed = 0
  private var failed = 0

  /// Makes totals of zero.
  package init() {}

  /// Adds a session.
  package mutating func add(_ replay: Replay) {
    files += 1
    checks += replay.checkCount
    passed += replay.passedCount
    failed += replay.failedCount
  }

  /// Adds a session that fails as its header says.
  package mutating func addKnownFailure(_ replay: Replay) {
    files += 1
    checks += replay.checkCount
    passed += replay.checkCount
  }

  /// Adds a session that passes although its header says that it fails.
  package mutating func addUnexpectedPass(_ replay: Replay) {
    files += 1
    checks += replay.checkCount
    passed += replay.checkCount - 1
    failed += 1
  }

  /// Adds a file that could not be read as a session.
  package mutating func addUnreadable() {
    files += 1
    failed += 1
  }

  /// The totals in one line.
  package var line: String {
    var result = "\(files.counted("file")) · \(checks.counted("check")) · \(passed) passed"
    let rest = max(0, checks - passed - failed)
    if failed > 0 { result += ", \(failed) failed" }
    if rest > 0 { result += ", \(rest) not run" }
    return result
  }
}
