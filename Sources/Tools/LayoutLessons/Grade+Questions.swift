import LayoutDrawing
import LayoutShell
import PlumbLanguage

extension Grade {
  /// Grades the answers to the questions of a lesson: lines such as `answer 180`, as they were typed
  /// or as a terminal shows them.
  ///
  /// A question has a point if it was right at once.
  init(path: String, answers text: String, _ goal: Goal) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    let isPasted = Pasted.commands(of: lines) != nil
    var answering = Answering(goal)
    var wrong: (step: Step, reply: Int?)?
    for (index, line) in lines.enumerated() where answering.question != nil {
      let line = (isPasted ? Pasted.command(in: line) : line).trimmedBlanks
      guard let answer = Answering.answer(in: line) else { continue }
      if case .wrong(let reply) = answering.take(answer), wrong == nil {
        wrong = (Step(line: index + 1, text: line), reply)
      }
    }
    self.init(path: path, unreadable: "")
    points = Points(reached: answering.firstCount, most: goal.lesson.questions.count)
    commandCount = answering.count
    outcome = answering.question == nil ? .right : .wrong
    guard let open = answering.question else { return }
    reason = wrong.map { "\($0.step.text) is not right" } ?? "a question has no answer"
    remarks = wrong?.reply.map { goal.lesson.replies[$0].passage.lines } ?? []
    mistake = "\(open.template) is not answered"
    wrongStep = wrong?.step
  }
}
