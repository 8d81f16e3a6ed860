import PlumbLanguage
package import RunReports

/// A review of a session: the checks that fail, and the lines that would make them pass.
///
/// The lines of a reply are rewritten. A wrong expectation gets the value that is right, not the
/// text of its failure. A session with all changes made passes.
package struct Blessing: Sendable {
  /// A place in the file that would be rewritten.
  package struct Change: Sendable {
    /// The check it belongs to.
    package let check: Session.Check
    /// The lines that stand there: those of the reply, or of the whole check if the command
    /// changes.
    package let old: [String]
    /// The lines that would replace them; holes stay if they still fit.
    package private(set) var new: [String]
    /// Why it is not to be made without a question, in a sentence: the session would test less.
    package let doubt: String?
    /// The positions of the old lines in ``Session/lines``.
    let range: Range<Int>

    /// Returns the same change with other lines.
    package func edited(_ lines: [String]) -> Change {
      var result = self
      result.new = lines
      return result
    }
  }

  /// A check that fails and cannot be rewritten.
  package struct Remainder: Sendable {
    /// The check.
    package let check: Session.Check
    /// Why no change is offered.
    package let reason: String
  }

  /// The changes, in the order of the file.
  package private(set) var changes: [Change] = []
  /// The checks that fail and cannot be rewritten, in the order of the file.
  package private(set) var remainders: [Remainder] = []
  private let session: Session
  private let files: Files

  /// Whether no check fails.
  package var isEmpty: Bool { changes.isEmpty && remainders.isEmpty }

  /// Runs a whole session and notes every check that fails.
  ///
  /// With `line`, only the check that contains that line of the file is reviewed.
  package init(_ session: Session, files: Files, line: Int? = nil) {
    self.session = session
    self.files = files
    var player = Player(session, files: files)
    while let check = player.upcoming {
      let before = check.isExpectation ? player.shell : nil
      guard let played = player.next() else { break }
      let isChosen = line.map { (check.line...check.replyRange.upperBound).contains($0) } ?? true
      if player.endedEarly {
        let reason = "the checks after it do not run; \"stops REASON\" in the header allows that"
        if isChosen { remainders.append(Remainder(check: check, reason: reason)) }
        continue
      }
      guard isChosen, played.verdict != .asExpected else { continue }
      if let before {
        review(expectation: played, before)
      } else {
        review(played, player)
      }
    }
  }

  // MARK: - Reviewing

  /// Reviews an expectation: it gets the value that is right, and no reply.
  private mutating func review(expectation played: Player.Played, _ before: Shell) {
    let check = played.check
    guard let reason = played.reply.failure ?? played.reply.error?.message else {
      return change(check, [], for: check.replyRange)
    }
    guard let condition = Expectation.renewed(check.input, in: before) else {
      return remainders.append(Remainder(check: check, reason: "\(reason); nothing similar holds"))
    }
    change(
      check, ["plumb> \(condition)"], for: check.line - 1..<check.replyRange.upperBound,
      doubt: Expectation.narrowing(of: check.input, to: Input(condition), in: before.layout))
  }

  private mutating func review(_ played: Player.Played, _ player: Player) {
    let (check, reply) = (played.check, played.reply)
    let next = player.upcoming
    // The next line names the error that it expects; it is reviewed itself.
    let asksForError = next?.input.expects("error") ?? false
    if reply.error != nil, asksForError, check.expected.isEmpty { return }
    let printed = reply.transcript
    var new = ReplyRewrite(check.expected, printed, tolerance: session.tolerance).lines
    let isSilent = reply.reportsConflict && !reply.showsConflict
    let lines = new.map { SessionLine($0, number: 0) }
    let isGood =
      isSilent
      ? ReplyMatch(lines, printed, tolerance: session.tolerance).isEqual
      : played.isAsExpected(lines)
    if !isGood { new = printed.map(SessionLine.literal) }
    if isSilent, !played.isExcused {
      // A conflict that the reply does not show has to be expected by the next line.
      let following = next.flatMap { Expectation.renewed($0.input, in: player.shell) } ?? ""
      if !Player.expectsConflict(Input(following)) {
        let condition = Expectation.renewed(Input("expect no conflict"), in: player.shell)
        new.append("plumb> \(condition ?? "expect conflict")")
      }
    }
    // A slip of the pen is not what anybody wants to be tested.
    let isNewError =
      reply.error != nil && !played.isExcused
      && !check.expected.contains { $0.text.contains("error[") }
    change(
      check, new, for: check.replyRange,
      doubt: isNewError ? "the line would be refused, which the session does not expect" : nil)
  }

  private mutating func change(
    _ check: Session.Check, _ new: [String], for range: Range<Int>, doubt: String? = nil
  ) {
    let old = Array(session.lines[range])
    guard old != new else { return }
    changes.append(Change(check: check, old: old, new: new, doubt: doubt, range: range))
  }

  // MARK: - Writing

  /// The text of the file that is reviewed.
  package var text: String { session.text }

  /// Returns the text of the file with some of the changes made.
  package func text(with accepted: [Change]) -> String {
    var lines = session.lines
    let inOrder = accepted.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    // The last change is made first, so that the positions of the others stay valid.
    for change in inOrder.reversed() { lines.replaceSubrange(change.range, with: change.new) }
    return session.text(of: lines)
  }

  /// A change as whole lines of the file, which are never none, neither before nor after.
  package func replacement(for change: Change) -> ReportedFinding.Fix.Replacement {
    var range = change.range
    var new = change.new
    if range.isEmpty || new.isEmpty {
      range = range.lowerBound - 1..<range.upperBound
      new.insert(session.lines[range.lowerBound], at: 0)
    }
    let place = ReportedFinding.Place(
      line: range.lowerBound + 1, lastLine: range.count > 1 ? range.upperBound : nil)
    return .init(place, with: new.joined(separator: session.lineEnd))
  }

  /// Returns why a change that somebody edited would fail; nil if it would pass.
  package func problem(with change: Change) -> String? {
    let edited: Session
    do throws(Diagnostic) { edited = try Session(text(with: [change])) } catch {
      return error.message
    }
    let range = change.range.lowerBound..<change.range.lowerBound + change.new.count
    var player = Player(edited, files: files)
    while let played = player.next() {
      let check = played.check
      let isInside =
        range.contains(check.line - 1) || check.replyRange.overlaps(range)
        || check.line == change.check.line
      guard isInside else { continue }
      switch played.verdict {
      case .asExpected: continue
      case .mismatch, .refused, .unreached:
        return played.reply.failure ?? "line \(check.line) prints something else"
      }
    }
    return nil
  }
}
