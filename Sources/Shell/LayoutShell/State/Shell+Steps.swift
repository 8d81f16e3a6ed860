import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import SwiftReader

extension Shell {
  /// Changes the document as one step, and returns what is new.
  ///
  /// The log shows `remark` behind the summary of the step.
  mutating func step(
    _ command: String, remark: String? = nil,
    _ change: (inout Layout) throws(Diagnostic) -> [String]
  ) throws(Diagnostic) -> Reply {
    try step(remembering: command, remark: remark) { (layout, _) throws(Diagnostic) in
      try change(&layout)
    }
  }

  /// Changes the document and what later Swift lines can use as one step, and returns what is new.
  mutating func step(
    remembering command: String, remark: String? = nil,
    _ change: (inout Layout, inout SwiftMemory) throws(Diagnostic) -> [String]
  ) throws(Diagnostic) -> Reply {
    var next = layout
    var memory = timeline.now.memory
    next.moment = Origin(step: timeline.nextNumber, line: line)
    let remarks = try change(&next, &memory)
    SwiftProgram.settle(&next, &memory)
    guard !isReading else {
      timeline.append(command: command, layout: next, memory: memory, summary: "")
      return Reply(remarks)
    }
    let after = LayoutAnalysis(next, after: analysis)
    let news = News(from: analysis, to: after)
    let summary = [news.summary, remark ?? ""].filter { !$0.isEmpty }.joined(separator: "   ")
    timeline.append(command: command, layout: next, memory: memory, summary: summary)
    // The rest of a file that was stopped inside has nothing to go on with in an empty layout.
    if next.root == nil, analysis.layout.root != nil {
      timeline.setPending([], at: timeline.current)
    }
    let stop = stop(news, from: analysis, to: after)
    var reply = tell(remarks, news, after)
    reply.stop = stop
    return reply
  }

  /// Goes to another step, and returns how it differs from the current one; with `isRetold`, the
  /// news it had when it was made.
  mutating func go(to number: Int, retelling isRetold: Bool = false) -> Reply {
    guard !isReading else {
      if !timeline.lacksSteps { timeline.go(to: number) }
      return Reply()
    }
    let origin = isRetold ? timeline.steps[number].parent ?? number : nil
    let before =
      origin.map { LayoutAnalysis(timeline.steps[$0].layout, after: analysis) } ?? analysis
    let isAcross = origin == nil && !timeline.isOneWay(from: timeline.current, to: number)
    timeline.go(to: number)
    let after = LayoutAnalysis(timeline.now.layout, after: before)
    let command = timeline.now.command.isEmpty ? "the start" : timeline.now.command.firstLine
    var remarks = ["at #\(number)  \(command.escaped)"]
    // On one branch the log shows what was added and removed; on another branch the same names can
    // stand for other things.
    if isAcross, echo != .off {
      let (old, new) = (before.layout, after.layout)
      remarks += old.names(missingIn: new).lines("-", limit: Self.namedLimit)
      remarks += new.names(missingIn: old).lines("+", limit: Self.namedLimit)
    }
    return tell(remarks, News(from: before, to: after), after)
  }

  /// The most views, and the most rules, that are named when going to another branch.
  private static let namedLimit = 40

  /// Takes over an analysis, and returns remarks with what is new in it.
  mutating func tell(_ remarks: [String], _ news: News, _ after: LayoutAnalysis) -> Reply {
    analysis = after
    var reply = Reply(remarks)
    if echo != .off { reply.add(worded(news)) }
    if echo == .frames { reply.add(Views(after)) }
    reply.news = news
    reply.reportsConflict = news.tellsConflict
    return reply
  }
}
