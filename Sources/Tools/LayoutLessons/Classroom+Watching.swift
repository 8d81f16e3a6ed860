package import LayoutDiagnosis
package import LayoutShell

/// What a page in a browser shows of a lesson.
extension Classroom {
  /// The shell that the page follows; nothing as long as the lesson asks, since the layout is the
  /// answer.
  package var shown: Shell { isAsking ? Shell() : shell }

  /// The layout that the page draws over that of the shell.
  package var shownGoal: LayoutAnalysis? {
    lesson.questions.isEmpty ? goal.solved.analysis : nil
  }

  /// Whether the page that showed an earlier state goes on: in the same lesson, from the same start.
  package func continues(_ earlier: Classroom) -> Bool {
    earlier.index == index && earlier.isAsking == isAsking && earlier.visit == visit
  }
}
