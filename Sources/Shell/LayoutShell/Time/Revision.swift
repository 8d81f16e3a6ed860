import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import SwiftReader

/// What becomes of a step when the past is tried out otherwise.
enum StepRevision {
  /// It is left out.
  case skip
  /// Another line is run in its place.
  case edit(Input)
  /// A line is run in front of it.
  case insert(Input)

  /// The line that is run.
  var line: Input? {
    switch self {
    case .skip: nil
    case .edit(let line), .insert(let line): line
    }
  }
}

/// What came of running the lines behind a step again: the answer of `skip`, `edit` and `insert`.
struct RevisedBranch: Finding {
  /// A line that does not fit any more.
  struct Misfit: Encodable, Sendable {
    /// The step that it made before.
    var step: Int
    var command: String
    var code: String
    var message: String
  }

  /// What was done, in a few words.
  var title: String
  /// The last step of the new branch.
  var step = 0
  /// How many lines ran again.
  var ran = 0
  /// The lines that were refused.
  var misfits: [Misfit] = []
  /// What lines say now and did not say before, although their text is the same.
  var notes: [String] = []
  /// The conflicts at the old end and at the new one.
  var conflicts = (before: 0, after: 0)
  /// What is different at the end.
  var difference: LayoutDifference?

  var passages: [Passage] {
    var passages = [Passage(.note, .line("at #\(step)  \(title)"))]
    for misfit in misfits {
      let text = "does not fit   #\(misfit.step)  \(misfit.command.firstLine.escaped)"
      passages.append(Passage(.error, .line(text)))
      passages.append(Passage(.text, "  error[\(misfit.code)]: \(misfit.message)", indent: 4))
    }
    passages += notes.map { .note($0) }
    if let difference { passages += difference.passages }
    if conflicts.before != conflicts.after {
      let (then, now) = (conflicts.before, conflicts.after)
      let text = "\(now == 0 ? "no conflict" : now.counted("conflict")), \(then) before"
      let isWorse = now > then
      passages.append(
        Passage(
          isWorse ? .conflict : .resolved,
          .item(isWorse ? "x conflict" : "= resolved", text, indent: 13)))
    }
    return passages
  }

  private enum Key: String, CodingKey {
    case step, ran, misfits, notes, conflicts, conflictsBefore, difference
  }

  /// Encodes what came of it with the keys that `help json` lists.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(step, forKey: .step)
    try container.encode(ran, forKey: .ran)
    try container.encode(misfits, forKey: .misfits)
    try container.encode(notes, forKey: .notes)
    try container.encode(conflicts.after, forKey: .conflicts)
    try container.encode(conflicts.before, forKey: .conflictsBefore)
    try container.encode(difference, forKey: .difference)
  }
}

extension Shell {
  /// Runs the lines behind a step again on a new branch, with a change at that step, and goes to
  /// the end of it.
  ///
  /// The end is what a new shell has that is given those lines. A line that is refused is left out
  /// and listed; a refused line of the change itself is an error.
  mutating func revise(
    _ number: Int, _ revision: StepRevision, title: String, offset: Int, _ reader: TokenReader
  ) throws(Diagnostic) -> Reply {
    guard number > 0 else {
      throw StepReference.none(
        "the beginning has no line; insert #1: LINE is in front of #1", reader)
    }
    guard !isReading else { return lackingSteps() }
    let isAhead = timeline.path(to: timeline.last).contains(number)
    let end = isAhead ? timeline.last : timeline.last(after: number)
    let path = timeline.path(to: end)
    let parent = timeline.steps[number].parent ?? 0
    var behind = path.drop { $0 < number }
    if case .insert = revision {} else { behind = behind.dropFirst() }
    let old = LayoutAnalysis(timeline.steps[end].layout, after: analysis)
    var branch = self
    branch.breakpoints = []
    branch.files = files.backed(by: transcript.texts)
    branch.timeline.go(to: parent)
    branch.analysis = LayoutAnalysis(branch.timeline.now.layout, after: old)
    if let line = revision.line {
      do throws(Diagnostic) {
        try branch.rerun(line)
        guard branch.timeline.nextNumber > timeline.nextNumber else {
          throw Diagnostic(
            .notInAStep, "only lines that change the layout are allowed here",
            at: 0..<line.text.unicodeScalars.count, in: line.text)
        }
      } catch {
        var shifted = error
        shifted.line = reader.line
        shifted.ranges = error.ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }
        shifted.correction = nil
        throw shifted
      }
    }
    var report = RevisedBranch(title: title)
    for step in behind.map({ timeline.steps[$0] }) {
      guard !Interruption.isRequested else { throw .interrupted(in: reader.line) }
      let known = branch.layout
      do throws(Diagnostic) {
        try branch.rerun(Input(step.command))
        report.ran += 1
        report.notes += renumbered(in: step, now: known)
      } catch {
        report.misfits.append(
          RevisedBranch.Misfit(
            step: step.number, command: step.command, code: error.code.rawValue,
            message: error.message))
      }
    }
    // A file that was stopped inside goes on behind its lines, which have run again.
    branch.timeline.setPending(timeline.steps[end].pending, at: branch.timeline.current)
    // Where nothing is left behind the step, going on is not going back to it.
    if branch.timeline.nextNumber == timeline.nextNumber { branch.timeline.revisit() }
    timeline = branch.timeline
    analysis = branch.analysis
    transcript.borrow(branch.transcript.texts)
    report.step = timeline.current
    report.conflicts = (old.conflictCount, analysis.conflictCount)
    report.difference = LayoutDifference(from: old, to: analysis)
    var reply = Reply(Answer(report))
    reply.reportsConflict = report.conflicts.after > report.conflicts.before
    return reply
  }

  /// Runs a line of a step once more; if it is refused, nothing has changed.
  private mutating func rerun(_ line: Input) throws(Diagnostic) {
    var attempt = self
    _ = try attempt.execute(attempt.known(line))
    self = attempt
  }

  /// Says which rules that a line calls by their numbers are other rules now.
  private func renumbered(in step: Timeline.Step, now layout: Layout) -> [String] {
    guard let parent = step.parent else { return [] }
    let then = timeline.steps[parent].layout
    let tokens = (try? Lexer.tokens(of: step.command)) ?? []
    var seen: Set<String> = []
    return tokens.compactMap { token in
      guard token.kind == .word, seen.insert(token.text).inserted,
        case .rule(let old)? = then.named(token.text),
        case .rule(let new)? = layout.named(token.text), let before = then.rule(old),
        let after = layout.rule(new), before.givenName == nil
      else { return nil }
      let (was, isNow) = (then.text(of: before), layout.text(of: after))
      return was == isNow
        ? nil : "\(token.text) in #\(step.number) was \(was), and is now \(isNow)"
    }
  }
}

extension LayoutAnalysis {
  /// How many rules are broken.
  fileprivate var conflictCount: Int { conflicts.count + unexplained.count }
}
