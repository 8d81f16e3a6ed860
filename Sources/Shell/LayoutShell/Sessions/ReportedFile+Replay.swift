package import RunReports

extension ReportedFile {
  /// A session that was replayed, as a report of a run holds it.
  ///
  /// `fixes` are the changes that `bless` would offer.
  package init(
    _ path: String, _ session: Session, _ replay: Replay, fixes: Blessing? = nil
  ) {
    let report = ReplayReport(replay, path: path, tolerance: session.tolerance)
    let name = session.title ?? ""
    var one = report.reported(as: name, fixes: fixes)
    if let reason = session.knownFailure {
      one = replay.hasPassed ? Self.unexpectedPass(session) : ReportedCase(name, .known)
      one.reason = reason
      // One that passes has one check that is not as expected.
      let failed = replay.hasPassed ? 1 : 0
      (one.passedCount, one.failedCount) = (max(0, replay.checkCount - failed), failed)
    } else if replay.hasPassed, replay.unplayedCount > 0 {
      one.reason = session.earlyEnd.map { "stops: \($0)" }
    }
    self.init(path: path, cases: [one])
  }

  private static func unexpectedPass(_ session: Session) -> ReportedCase {
    let reason = session.knownFailure ?? ""
    let header = session.lines.dropFirst().prefix(while: Session.isHeader)
    let index = header.lastIndex { $0.trimmedBlanks.begins(with: "xfail") } ?? 0
    let place = ReportedFinding.Place(line: index + 1)
    var finding = ReportedFinding(
      "unexpected-pass", .error, "passes, but is marked xfail: \(reason)", at: place,
      fingerprint: "unexpected-pass")
    if index > 0 {
      // The line in front of it stays: what is replaced is whole lines, and so is what replaces them.
      let both = ReportedFinding.Place(line: index, lastLine: index + 1)
      finding.fix = ReportedFinding.Fix(
        "remove the line xfail", replacements: [.init(both, with: session.lines[index - 1])])
    }
    return ReportedCase(session.title ?? "", .failed, findings: [finding])
  }
}
