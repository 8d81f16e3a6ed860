import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Timeline {
  /// Visits the steps from the beginning to the current one, each with its solved layout.
  ///
  /// A layout is solved from the one before it. Throws when the person interrupts.
  func forEachAnalysis(_ visit: (Step, LayoutAnalysis) -> Void) throws(Diagnostic) {
    var last: LayoutAnalysis?
    for number in path(to: current) {
      SearchProgress.report("steps", number, of: current)
      guard !Interruption.isRequested else { throw .interrupted(in: "") }
      let step = steps[number]
      let analysis =
        last.map { LayoutAnalysis(step.layout, after: $0, withConflicts: false) }
        ?? LayoutAnalysis(step.layout)
      visit(step, analysis)
      last = analysis
    }
  }
}

extension Table {
  /// A table of steps: number, what is so from there on, two texts; the last goes below where the
  /// line is too long.
  static let ofSteps = Table(
    [.left, .left, .left, .left], gaps: [3, 3, 3], fold: .below(column: 3, indent: 6))
}
