package import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
package import RunReports
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

  /// What is to be said; nothing for a session that passed.
  package var passages: [Passage] { reported(as: "").passages(in: path, of: .replay) }

  /// What a report of a run holds of it.
  ///
  /// `fixes` are the changes that `bless` would offer.
  package func reported(as name: String, fixes: Blessing? = nil) -> ReportedCase {
    var findings = replay.failures.map { finding($0, fixes) }
    if let late = replay.late {
      let count = replay.unplayedCount
      let rest = count == 0 ? "" : "; \(count) of the checks after it did not run"
      let details = ["the time for the session was over during this command\(rest)"]
      findings.append(finding("time-out", late, details))
    }
    if let quit = replay.earlyQuit {
      let count = replay.unplayedCount
      let rest = count == 1 ? "the check" : "the \(count) checks"
      let details = [
        "\(rest) after it did not run",
        "    if intended: add a line \"stops REASON\" to the header",
      ]
      findings.append(finding("early-quit", quit, details))
    }
    if let (report, line) = replay.disagreement {
      let details =
        ["    This is a bug in Plumb. A session that shows it:"]
        + report.reproduction.map { "      plumb> \($0)" }
      findings.append(
        ReportedFinding(
          "disagreement", .error, "two ways to solve this disagree: \(report.difference)",
          details: details, at: ReportedFinding.Place(line: line),
          fingerprint: "disagreement \(report.difference)"))
    }
    var result = ReportedCase(
      name, replay.hasPassed ? .passed : .failed, findings: findings)
    result.failedCount = replay.failedCount
    // Where the ways to solve it disagree, the check that was next has not passed.
    result.passedCount = max(0, min(replay.passedCount, replay.checkCount - replay.failedCount))
    result.notRunCount = max(0, replay.checkCount - result.passedCount - result.failedCount)
    result.farewell = replay.exit
    if isFile, let first = replay.failures.first {
      result.hints = ways(from: first, isAlone: replay.failures.count == 1)
    }
    return result
  }

  // MARK: - What was found

  /// Something that ended a replay at a check.
  private func finding(
    _ kind: String, _ check: Session.Check, _ details: [String]
  ) -> ReportedFinding {
    ReportedFinding(
      kind, .error, check.input.text.firstLine, details: details,
      at: ReportedFinding.Place(line: check.line), fingerprint: "\(kind) \(check.input.text)")
  }

  private func finding(_ failure: Replay.Failure, _ fixes: Blessing?) -> ReportedFinding {
    let check = failure.check
    var result = finding(
      failure.isRefused ? "refused" : "mismatch", check, details(of: failure))
    result.place = ReportedFinding.Place(line: place(of: failure))
    if let fixes, isFile {
      let changes = fixes.changes.filter { $0.check.line == check.line }
      if !changes.isEmpty {
        result.fix = ReportedFinding.Fix(
          "plumb bless \(ShellWord("\(path):\(result.place.line)"))",
          replacements: changes.map(fixes.replacement))
      }
    }
    return result
  }

  /// The line of the file that is not as it should be: the first that is expected and was not
  /// printed, else the command.
  private func place(of failure: Replay.Failure) -> Int {
    guard !failure.isRefused else { return failure.check.line }
    let match = ReplyMatch(failure.check.expected, failure.printed, tolerance: tolerance)
    return missing(in: failure, match).first.map { failure.check.expected[$0].number }
      ?? failure.check.line
  }

  private func missing(in failure: Replay.Failure, _ match: ReplyMatch) -> [Int] {
    failure.check.expected.indices.filter {
      match.partners[$0] == nil && !failure.check.expected[$0].isEllipsis
    }
  }

  /// The lines that are expected and that were printed, where they differ.
  private func details(of failure: Replay.Failure) -> [String] {
    let check = failure.check
    // A refusal is shown in full, even where holes would cover parts of it.
    guard !failure.isRefused else {
      let lines = check.expected.filter { !$0.isEllipsis }.map { "- \($0.text)" }
      return lines + failure.printed.map { "+ \($0)" } + Self.unreached(failure)
    }
    let match = ReplyMatch(check.expected, failure.printed, tolerance: tolerance)
    let matched = Set(match.partners.compactMap(\.self))
    let missing = missing(in: failure, match)
    let extra = failure.printed.indices.filter { !matched.contains($0) }
    guard missing.count == extra.count, !missing.isEmpty else {
      guard !missing.isEmpty || !extra.isEmpty else {
        return ["+ a conflict that is not expected here; with echo off, use expect conflict RULES"]
      }
      return missing.map { "- \(check.expected[$0].text)" }
        + extra.map { "+ \(failure.printed[$0])" }
    }
    return zip(missing, extra).flatMap { old, new -> [String] in
      let expected = check.expected[old]
      let printed = failure.printed[new]
      let lines = ["- \(expected.text)", "+ \(printed)"]
      guard let difference = expected.firstDifference(from: printed, tolerance: tolerance) else {
        return lines
      }
      let margin = String(repeating: " ", count: 2 + difference.range.lowerBound)
      let carets = String(repeating: "^", count: difference.range.count)
      return lines + [
        "\(margin)\(carets) \(difference.found), expected \(difference.expected) "
          + "±\(tolerance.spelledTolerance)"
      ]
    }
  }

  /// The lines that could not be run because of a failure.
  private static func unreached(_ failure: Replay.Failure) -> [String] {
    guard !failure.unreached.isEmpty else { return [] }
    let noun = failure.unreached.count == 1 ? "line" : "lines"
    let numbers = Words.list(failure.unreached.map { "\($0)" })
    return ["    not run without it: \(noun) \(numbers)"]
  }

  /// What to type next: to look at the first failure of a file, or the only one, and to bless it.
  private func ways(from failure: Replay.Failure, isAlone: Bool) -> [String] {
    let target = isAlone ? "\(path):\(place(of: failure))" : path
    return [
      "look: plumb explain \(ShellWord(path)) --at \(failure.step)",
      "accept: plumb bless \(ShellWord(target))",
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
