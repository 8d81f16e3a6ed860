import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import PlumbLanguage

extension Classroom {
  /// What a hint says, each kind more than the one before it.
  private enum Hint {
    /// A hint of the lesson.
    case written([String])
    /// Where to look: what differs first.
    case place
    /// Which word helps.
    case word
    /// What exactly to type.
    case line
  }

  /// The hints in their order: those of the lesson; where it has fewer than two, computed ones about
  /// the place and the word; the last one is a line to type.
  ///
  /// A lesson that asks has its own alone.
  private var hints: [Hint] {
    let written = lesson.hints.map { Hint.written($0.lines) }
    guard lesson.questions.isEmpty else { return written }
    switch written.count {
    case 0: return [.place, .word, .line]
    case 1: return written + [.word, .line]
    default: return written + [.line]
    }
  }

  /// The next hint.
  mutating func hint() -> [Line] {
    let hints = hints
    guard lesson.questions.isEmpty || isAsking else { return [Line(.resolved, "it is answered")] }
    guard hintCount < hints.count || !isAsking else {
      return [Line(.note, "there is no further hint; solution shows the answer")]
    }
    if let most = lesson.most, typed.count >= most {
      return [
        Line(.note, "note  here \(most.counted("command")) has to be enough: undo, then hint again")
      ]
    }
    let number = min(hintCount, hints.count - 1)
    hintCount += 1
    let first = goal.verdict(on: shell).first
    guard first != nil || isAsking else { return [Line(.resolved, "it agrees with the goal")] }
    let head = Line(.note, "hint \(number + 1) of \(hints.count)")
    let difference = Paragraph.lines("  \(first ?? "")", indent: 2).map { Line(.hint, $0) }
    switch hints[number] {
    case .written(let lines):
      return [head] + lines.map { Line(.hint, "  \($0)".withoutTrailingBlanks) }
    case .place: return [head] + difference
    case .word, .line:
      let taught = course.taught(upTo: index)
      guard let suggestion = Suggestion(for: shell, goal, taught: taught, earlier: earlier) else {
        return [head] + difference
          + [Line(.hint, "  Nothing that was tried comes nearer; again starts the lesson over.")]
      }
      if case .word = hints[number] {
        return [head] + difference
          + Paragraph.lines("  \(suggestion.word(in: shell))", indent: 2).map { Line(.hint, $0) }
      }
      return [head] + difference
        + suggestion.text(in: shell).flatMap { Paragraph.lines("  \($0)", indent: 8) }
        .map { Line(.hint, $0) }
    }
  }
}
