import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage
import UIKitTexts

/// The check of a lesson: its start differs from its goal, its right answers are right, its wrong
/// answers are wrong and get the replies they name, and its solution uses only words that were taught.
package struct LessonCheck: Sendable {
  /// A fault in a lesson.
  package struct Fault: Sendable {
    /// The line of the file, counted from 1.
    package var line: Int
    /// What is wrong, as a sentence without a full stop.
    package var message: String
    /// Details, such as the actual reply.
    package var details: [String] = []
  }

  /// What is wrong, in the order of the checks.
  package private(set) var faults: [Fault] = []
  /// How many single checks passed.
  package private(set) var passedCount = 0

  /// The most lines of a text.
  package static let textLimit = 8
  /// The most lines of an explanation.
  package static let explanationLimit = 10
  /// The most columns of a line of text.
  package static let widthLimit = 76

  let lesson: Lesson

  /// Checks a lesson; `taught` are the words taught up to it, nil if that is not known.
  package init(_ lesson: Lesson, taught: [String]?) {
    self.lesson = lesson
    checkTexts()
    if let taught { checkTeaching(taught) }
    let goal: Goal
    do throws(Diagnostic) { goal = try Goal(lesson) } catch {
      faults.append(
        Fault(
          line: error.lineNumber ?? lesson.goal.line, message: error.message,
          details: ErrorReport(error).text.dropFirst().map { $0 }))
      return
    }
    passedCount += 1
    guard lesson.questions.isEmpty else {
      checkQuestions(goal)
      return
    }
    checkGoal(goal)
    check(
      !goal.verdict(on: goal.opening).agrees, at: lesson.start.line,
      "the start already agrees with the goal")
    checkAnswers(goal)
    checkMistakes(goal)
  }

  /// Checks only the texts of a lesson, which a file has in another language.
  package init(textsOf lesson: Lesson) {
    self.lesson = lesson
    checkTexts()
    checkQuestionTexts()
  }

  mutating func check(
    _ holds: Bool, at line: Int, _ message: String, _ details: [String] = []
  ) {
    if holds {
      passedCount += 1
    } else {
      faults.append(Fault(line: line, message: message, details: details))
    }
  }

  // MARK: - Texts

  private mutating func checkTexts() {
    check(
      lesson.text.lines.count <= Self.textLimit, at: lesson.text.line,
      "the text has \(lesson.text.lines.count) lines, more than \(Self.textLimit)")
    check(
      lesson.because.lines.count <= Self.explanationLimit, at: lesson.because.line,
      "the explanation has \(lesson.because.lines.count) lines, more than \(Self.explanationLimit)"
    )
    let passages =
      [lesson.text, lesson.because] + lesson.hints + lesson.replies.map(\.passage)
    for passage in passages {
      let wide = passage.lines.firstIndex { $0.displayWidth > Self.widthLimit }
      check(
        wide == nil, at: passage.line + 1 + (wide ?? 0),
        "this line has more than \(Self.widthLimit) columns")
    }
    check(
      lesson.title.displayWidth <= 60, at: lesson.headerLines["title"] ?? 1,
      "the title has more than 60 columns")
    check(!lesson.because.lines.isEmpty, at: 1, "the lesson has no block because")
    check(
      !lesson.mistakes.isEmpty, at: 1, "the lesson has no block wrong to test its replies")
  }

  private mutating func checkTeaching(_ taught: [String]) {
    for input in lesson.goal.inputs {
      let unknown = input.taughtWords.filter { !taught.contains($0) }
      check(
        unknown.isEmpty, at: input.line ?? lesson.goal.line,
        "neither this lesson nor an earlier one teaches \(Words.list(unknown))")
    }
  }

  // MARK: - The goal

  private mutating func checkGoal(_ goal: Goal) {
    let count = lesson.goal.commandCount
    check(
      count <= lesson.par, at: lesson.headerLines["par"] ?? 1,
      "the goal takes \(count.counted("command")), which is above the par of \(lesson.par)")
    let motions = goal.behaviours.flatMap(\.motions)
    let pieces = motions.flatMap(\.pieces)
    check(
      pieces.contains(where: \.isBroken) == lesson.allowed.contains(.conflict),
      at: lesson.goal.line,
      lesson.allowed.contains(.conflict)
        ? "the header allows a conflict, and the goal has none"
        : "rules conflict in the goal; if that is intended, add allows conflict to the header",
      motions.lazy.filter { $0.pieces.contains(where: \.isBroken) }.prefix(1).flatMap { motion in
        motion.pieces.lazy.filter(\.isBroken).prefix(1).map { "at \($0.lower.text)" }
      })
    check(
      pieces.contains { $0.degrees > 0 } == lesson.allowed.contains(.ambiguity),
      at: lesson.goal.line,
      lesson.allowed.contains(.ambiguity)
        ? "the header allows ambiguity, and the goal is not ambiguous"
        : "the goal is ambiguous; if that is intended, add allows ambiguity to the header",
      motions.lazy.filter { $0.pieces.contains { $0.degrees > 0 } }.prefix(1).map { motion in
        Words.list(
          motion.analysis.freedom.loose.map { motion.analysis.layout.name(of: $0.variable) })
      })
    for name in lesson.kept {
      check(
        goal.opening.layout.named(name) != nil, at: lesson.headerLines["keep"] ?? 1,
        "the start does not make \(name)")
    }
    for reply in lesson.replies {
      let complaint = goal.complaint(about: reply.cause)
      check(complaint == nil, at: reply.passage.line, "this is not a condition: \(complaint ?? "")")
    }
    let verdict = goal.verdict(on: goal.solved)
    check(
      verdict.agrees, at: lesson.goal.line, "the goal does not agree with itself",
      [verdict.first ?? ""])
  }

  // MARK: - Answers

  private mutating func checkAnswers(_ goal: Goal) {
    for answer in lesson.answers {
      var shell = goal.opening
      do throws(Diagnostic) { try shell.play(answer) } catch {
        refuse(error, "the answer \(answer.name) is refused: ")
        continue
      }
      let verdict = goal.verdict(on: shell)
      check(
        verdict.agrees, at: answer.line, "the answer \(answer.name) does not agree with the goal",
        [verdict.first ?? ""])
      check(
        goal.excess(of: answer.commandCount) == nil, at: answer.line,
        "the answer \(answer.name) has more commands than the lesson allows")
    }
  }

  private mutating func refuse(_ error: Diagnostic, _ opening: String) {
    faults.append(
      Fault(
        line: error.lineNumber ?? 1, message: opening + error.message,
        details: ErrorReport(error).text.dropFirst().map { $0 }))
  }

  private mutating func checkMistakes(_ goal: Goal) {
    var given: Set<Int> = []
    for mistake in lesson.mistakes {
      var shell = goal.opening
      do throws(Diagnostic) { try shell.play(mistake.script) } catch {
        refuse(error, "the wrong answer \(mistake.script.name) is refused: ")
        continue
      }
      let verdict = goal.verdict(on: shell)
      if verdict.agrees, let excess = goal.excess(of: mistake.script.commandCount) {
        checkReply(to: mistake, [excess])
        continue
      }
      guard !verdict.agrees else {
        faults.append(
          Fault(
            line: mistake.script.line,
            message: "the wrong answer \(mistake.script.name) agrees with the goal"))
        continue
      }
      if let index = goal.replyIndex(to: shell, verdict) { given.insert(index) }
      checkReply(to: mistake, goal.reply(to: shell, verdict))
    }
    checkReplies(given)
  }

  /// Checks that a reply to a wrong answer says what its lesson promises.
  mutating func checkReply(to mistake: Lesson.Mistake, _ reply: [String]) {
    let whole = Self.folded(reply.joined(separator: " "))
    let unsaid = mistake.says.filter { !whole.contains(Self.folded($0)) }
    check(
      unsaid.isEmpty, at: mistake.script.line,
      "the reply to the wrong answer \(mistake.script.name) does not say: "
        + unsaid.joined(separator: " / "), reply)
    check(
      !mistake.says.isEmpty, at: mistake.script.line,
      "the wrong answer \(mistake.script.name) has no block says", reply)
  }

  /// Checks that each reply of the lesson was given to a wrong answer.
  mutating func checkReplies(_ given: Set<Int>) {
    for (index, reply) in lesson.replies.enumerated() where !given.contains(index) {
      check(
        false, at: reply.passage.line,
        "no wrong answer of the lesson gets this reply, so it is untested")
    }
  }

  private static func folded(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
