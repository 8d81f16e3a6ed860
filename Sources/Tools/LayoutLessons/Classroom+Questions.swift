import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage

/// Lessons that ask before they show.
extension Classroom {
  /// Whether a question is open, so that the layout is not shown yet.
  var isAsking: Bool { !isDone && answering.question != nil }

  /// What is said to a line for the shell while a question is open; nil if the line may run.
  func refusal(of input: Input) -> [Line]? {
    guard isAsking, !["help", "quit"].contains(input.command?.name) else { return nil }
    let text = input.text
    if let question = answering.question,
      question.complaint(about: text, in: goal.opening.layout) == nil
    {
      return [Line(.note, "note  type it behind the word: answer \(text.escaped)")]
    }
    return [Line(.note, "note  answer first; frames, draw and why show the layout afterwards")]
  }

  /// The open question.
  var questionLines: [Line] {
    guard let question = answering.question else { return [] }
    let number =
      lesson.questions.count > 1
      ? "question \(answering.rightCount + 1) of \(lesson.questions.count)" : "question"
    let sample = question.isAboutRules ? "NAME ..." : "NUMBER ..."
    return [Line(.heading, number)]
      + question.text.map { Line(.hint, "  \($0)".withoutTrailingBlanks) }
      + [Line(.note, "  answer \(sample)   answers it")]
  }

  /// What the learner is given to answer from: the lines of the start, or its rules by name.
  var givenLines: [Line] {
    let layout = goal.opening.layout
    guard lesson.questions.contains(where: \.isAboutRules) else {
      return lesson.start.inputs.flatMap { $0.text.split(separator: "\n") }
        .map { Line(.code, "  \($0)") }
    }
    let width = layout.rules.map { Name.written($0.name).displayWidth }.max() ?? 0
    let size = layout.root.flatMap(layout.item).flatMap { root in
      root.givenSize.map { "\(Name.written(root.name)) \($0.width.spelled)x\($0.height.spelled)" }
    }
    return (size.map { [Line(.code, "  \($0)")] } ?? [])
      + layout.rules.map { rule in
        let name = Name.written(rule.name).padded(to: width)
        let priority = rule.priority < 1000 ? "  @\(rule.priority.spelled)" : ""
        return Line(.code, "  \(name)  \(layout.text(of: rule))\(priority)")
      }
  }

  /// Takes an answer.
  mutating func answer(_ text: String) -> [Line] {
    guard !lesson.questions.isEmpty else {
      return [Line(.note, "this lesson has no question: type commands, and hint for help")]
    }
    switch answering.take(text) {
    case .refused(let reason): return [Line(.note, "note  \(reason)")]
    case .wrong(let reply):
      let said = reply.map { lesson.replies[$0].passage.lines } ?? []
      return [Line(.hint, "not yet  \(text.escaped) is not right")]
        + said.map { Line(.text, "  \($0)".withoutTrailingBlanks) }
    case .right:
      guard answering.question == nil else { return [Line(.resolved, "= right")] + questionLines }
      return finished(behind: 0, count: answering.count)
    }
  }
}
