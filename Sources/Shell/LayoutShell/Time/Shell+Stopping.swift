import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import SwiftReader

/// Files that stop at breaks, and going on from there.
extension Shell {
  /// A move by one step.
  struct Move {
    /// The break that the step meets, if there is one.
    var stop: Stop?
    /// The layout in front of the step.
    var before: LayoutAnalysis
    /// What the step changed, if that is not the difference from there.
    var news: News?
  }

  /// Returns the first break that a change meets.
  func stop(
    _ news: @autoclosure () -> News, from before: LayoutAnalysis, to after: LayoutAnalysis
  ) -> Stop? {
    guard !breakpoints.isEmpty else { return nil }
    let news = news()
    var met = breakpoints.enumerated().compactMap { index, breakpoint in
      breakpoint.reason(from: before, to: after, news).map {
        Stop(number: index + 1, breakpoint: breakpoint, reason: $0)
      }
    }
    guard !met.isEmpty else { return nil }
    var first = met.removeFirst()
    first.others = met
    return first
  }

  // MARK: - Going forward and back

  /// Goes forward by a step: to one that was undone, else by running the next line of the files
  /// that were stopped inside; nil if there is neither.
  ///
  /// - Throws: The first error that the file does not expect.
  mutating func goForward() throws(Diagnostic) -> Move? {
    guard !Interruption.isRequested else { throw .interrupted(in: "") }
    let before = analysis
    if let next = timeline.now.next, !timeline.now.isRevisited {
      timeline.go(to: next)
      analysis = LayoutAnalysis(timeline.now.layout, after: before)
      let stop = stop(News(from: before, to: analysis), from: before, to: analysis)
      return Move(stop: stop, before: before)
    }
    guard let place = try runLine() else { return nil }
    return Move(stop: place.stop, before: before, news: place.news)
  }

  /// Runs the next line that makes a step, of the innermost file that was stopped inside; nil at
  /// the end of all of them.
  private mutating func runLine() throws(Diagnostic) -> FileRun.Place? {
    let (start, runs) = (timeline.current, timeline.now.pending)
    var outer = runs
    while var run = outer.popLast() {
      // What the line reads is put on top of the files that are open, below.
      timeline.setPending([], at: start)
      let first = timeline.nextNumber
      let place = try run.next(in: &self)
      guard let place else { continue }
      timeline.setPending(runs, at: start)
      let open = outer + [run]
      for number in first..<timeline.nextNumber {
        timeline.setPending(open + timeline.steps[number].pending, at: number)
        timeline.setPlace(place.text, at: number)
      }
      if timeline.nextNumber == first {
        timeline.setPending(open, at: timeline.current)
        timeline.revisit()
      }
      return place
    }
    timeline.setPending([], at: start)
    return nil
  }

  /// Goes back to the last step that meets a break, or else to the beginning.
  mutating func goBackToStop() throws(Diagnostic) -> Move {
    var after = LayoutAnalysis(previous(timeline.current).layout, after: analysis)
    var number = timeline.now.parent ?? 0
    while number > 0 {
      guard !Interruption.isRequested else { throw .interrupted(in: "") }
      let before = LayoutAnalysis(previous(number).layout, after: after)
      if let stop = stop(News(from: before, to: after), from: before, to: after) {
        timeline.go(to: number)
        analysis = after
        return Move(stop: stop, before: before)
      }
      number = timeline.steps[number].parent ?? 0
      after = before
    }
    let before = analysis
    timeline.go(to: 0)
    analysis = after
    return Move(stop: nil, before: before)
  }

  private func previous(_ number: Int) -> Timeline.Step {
    timeline.steps[timeline.steps[number].parent ?? 0]
  }

  // MARK: - Stopping inside of files

  /// Plays a session up to the first step that meets a break; nil if none does, and then nothing
  /// has changed.
  mutating func stopInside(
    _ player: Player, at path: String, _ line: String
  ) throws(Diagnostic) -> Reply? {
    noteLackingSteps()
    return try stopInside(
      FileRun(player, at: path, after: timeline.nextNumber), line, player.shell.layout,
      SwiftMemory())
  }

  /// Takes back the step of an import, and makes its rules line by line up to the first that meets
  /// a break; if none does, everything stays as it is.
  mutating func stopInside(
    imported reply: Reply, from path: String,
    since start: (timeline: Timeline, analysis: LayoutAnalysis)
  ) throws(Diagnostic) -> Reply {
    noteLackingSteps()
    let (number, step) = (start.timeline.nextNumber, timeline.now)
    guard step.number == number, timeline.nextNumber == number + 1 else { return reply }
    guard !isReading, !breakpoints.isEmpty || entersFiles else { return reply }
    let construction = Construction(of: step.layout, madeAt: number)
    let run = FileRun(construction, remembering: step.memory, at: path, after: number)
    var copy = self
    (copy.timeline, copy.analysis) = start
    guard let stopped = try copy.stopInside(run, step.command, construction.base, step.memory)
    else { return reply }
    let known = recorded
    self = copy
    // What could not be read is said in front, as it is without breaks.
    func report(_ findings: [any Finding]?) -> [any Finding] {
      (findings?.prefix(1) ?? []) + stopped.findings
    }
    recorded = (step.command, report(known?.findings))
    var answer = stopped
    answer.replaceFindings(with: report(reply.findings), answer: reply.answer)
    return answer
  }

  /// Remembers that a file would make more steps if its lines were solved.
  private mutating func noteLackingSteps() {
    if isReading, !breakpoints.isEmpty { timeline.lacksSteps = true }
  }

  private mutating func stopInside(
    _ run: FileRun, _ line: String, _ base: Layout, _ memory: SwiftMemory
  ) throws(Diagnostic) -> Reply? {
    guard !isReading, !breakpoints.isEmpty || entersFiles else { return nil }
    var copy = self
    copy.entersFiles = false
    _ = try copy.step(remembering: line) { (layout, remembered) throws(Diagnostic) in
      layout.become(base.stamped(step: layout.moment.step))
      remembered = memory
      return []
    }
    copy.timeline.setPending([run], at: copy.timeline.current)
    if entersFiles {
      let before = analysis
      self = copy
      return arrival(Move(stop: nil, before: before))
    }
    while let move = try copy.goForward() {
      guard move.stop != nil else { continue }
      self = copy
      return arrival(move)
    }
    return nil
  }

  // MARK: - Saying where it is

  /// Says where a move has led: the step with its line, the break, and what is new.
  ///
  /// `start` is the layout that what is new is compared with; by default the one in front of the
  /// step. `ending` says why it goes no further, if no break does.
  mutating func arrival(
    _ move: Move, since start: LayoutAnalysis? = nil, saying ending: String? = nil
  ) -> Reply {
    let step = timeline.now
    let command = step.command.isEmpty ? "the start" : step.command.firstLine
    let place = step.place.map { "   \($0)" } ?? ""
    var remarks = ["at #\(step.number)  \(command.escaped)\(place)"]
    remarks += move.stop?.lines ?? []
    if let ending { remarks.append(ending) }
    remarks += step.pending.reversed().compactMap { run in
      let count = run.remainingCount
      guard count > 0 else { return nil }
      return "\(count.counted("line")) of \(run.name.escaped) \(count == 1 ? "is" : "are") left"
    }
    let news =
      start.map { News(from: $0, to: analysis) } ?? move.news
      ?? News(from: move.before, to: analysis)
    var reply = tell(remarks, news, analysis)
    reply.stop = move.stop
    return reply
  }
}
