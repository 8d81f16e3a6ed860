import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let redo = Command(
    "redo", .time, "goes forward again after undo",
    .flags("news", around: Grammar<Int>.count), aliases: ["forward": "redo --news"],
    details: [
      "With --news it prints the original news of the step it goes to. redo N stops",
      "earlier where a break is met.",
    ],
    example: "redo", related: ["undo", "goto"],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      let (count, asksNews) = (call.0, call.1.contains("news"))
      guard !shell.timeline.lacksSteps else { return Reply() }
      let target = try StepReference.ahead(
        count, shell, reader, asksNews ? "this is the last step" : "nothing to redo")
      if let stopped = try shell.redoToBreak(before: target) { return stopped }
      return shell.go(to: target, retelling: asksNews)
    })
}

extension Shell {
  /// Goes forward to the first step that meets a break; nil if none does before a step, and then
  /// nothing has changed.
  fileprivate mutating func redoToBreak(before target: Int) throws(Diagnostic) -> Reply? {
    guard !isReading, !breakpoints.isEmpty else { return nil }
    var copy = self
    while copy.timeline.current != target, let next = copy.timeline.now.next {
      let before = copy.analysis
      copy.timeline.go(to: next)
      copy.analysis = LayoutAnalysis(copy.timeline.now.layout, after: before)
      let news = News(from: before, to: copy.analysis)
      guard let stop = copy.stop(news, from: before, to: copy.analysis) else { continue }
      self = copy
      return arrival(Move(stop: stop, before: before))
    }
    return nil
  }
}
