import LayoutDiagnosis
import LayoutModel
import PlumbLanguage

/// Going on from where something stopped, as `step`, `next`, `continue` and `until` do.
extension Shell {
  /// The reply to a line that goes to steps, where lines are only read.
  mutating func lackingSteps() -> Reply {
    timeline.lacksSteps = true
    return Reply()
  }

  /// Goes on by some steps, or to the next break or the end if `steps` is nil.
  mutating func advance(
    _ reader: TokenReader, steps: Int?, entering: Bool, until target: UntilTarget? = nil
  ) throws(Diagnostic) -> Reply {
    guard !isReading else { return lackingSteps() }
    if case .line(let number)? = target, let here = lineOfFile, number <= here {
      throw Diagnostic(
        .badChoice, "line \(number) is behind, it stopped at line \(here)", at: reader.lastPlace,
        in: reader.line, note: "back and rback go back")
    }
    let start = analysis
    var count = 0
    var last: Move?
    while steps.map({ count < $0 }) ?? true {
      entersFiles = entering
      defer { entersFiles = false }
      guard let move = try goForward() else { break }
      count += 1
      last = move
      if move.stop != nil || target.map(isReached) ?? false { return arrival(move) }
    }
    guard let last else {
      if hasPastedLines {
        var reply = Reply()
        reply.resuming = steps == nil ? .all : .one
        reply.isMatterOfTaste = true
        return reply
      }
      throw StepReference.none(
        "this is the last step, and no file is stopped inside", reader)
    }
    guard steps == nil else { return arrival(last) }
    let ending: String? =
      switch target {
      case .condition(let text): "the end: \(text) has not come to hold"
      case .line(let number): "the end: there is no line \(number) in front of it"
      case nil: breakpoints.isEmpty ? nil : "the end: no break was met"
      }
    return arrival(last, since: start, saying: ending)
  }

  /// The line of a file that made the current step, as in `app.swift:12`; nil if none did.
  private var lineOfFile: Int? {
    timeline.now.place?.split(separator: ":").last.flatMap { Int($0) }
  }

  private func isReached(_ target: UntilTarget) -> Bool {
    switch target {
    case .line(let number):
      return lineOfFile == number
    case .condition(let text):
      guard case .holds = state(of: text) else { return false }
      return true
    }
  }
}
