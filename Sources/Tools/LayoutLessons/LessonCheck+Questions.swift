import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage

extension LessonCheck {
  /// Checks that questions fit.
  mutating func checkQuestionTexts() {
    for question in lesson.questions {
      let wide = question.text.firstIndex { $0.displayWidth > Self.widthLimit }
      check(
        wide == nil, at: question.line + 1 + (wide ?? 0),
        "this line has more than \(Self.widthLimit) columns")
    }
  }

  /// Checks a lesson that asks: the right answers, the wrong ones, and the replies to them.
  mutating func checkQuestions(_ goal: Goal) {
    checkQuestionTexts()
    check(
      lesson.questions.count <= lesson.par, at: lesson.headerLines["par"] ?? 1,
      "\(lesson.questions.count.counted("question")) need a par of \(lesson.questions.count)")
    for script in [lesson.goal] + lesson.answers {
      var answering = Answering(goal)
      let outcome = answering.take(script)
      let isRight = if case .right = outcome { answering.question == nil } else { false }
      check(isRight, at: script.line, "\(script.name) does not answer all questions rightly")
    }
    var given: Set<Int> = []
    for mistake in lesson.mistakes {
      var answering = Answering(goal)
      switch answering.take(mistake.script) {
      case .right:
        check(
          false, at: mistake.script.line, "the wrong answer \(mistake.script.name) is right")
      case .refused(let reason):
        check(
          false, at: mistake.script.line,
          "the wrong answer \(mistake.script.name) is refused: \(reason)")
      case .wrong(let reply):
        if let reply { given.insert(reply) }
        checkReply(
          to: mistake, ["is not right"] + (reply.map { lesson.replies[$0].passage.lines } ?? []))
      }
    }
    checkReplies(given)
  }
}
