import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
package import LayoutShell

/// The smallest change that brings a try closer to the goal: the last hint, which is computed.
///
/// Like a fix, it is an edit that was solved, or several, written as the lines to type. What no
/// edit makes, such as a stack, is a line of the goal.
package struct Suggestion: Sendable {
  /// The lines to type.
  package let lines: [String]
  /// The distance from the goal before and after the change; 0 if the try agrees.
  package let distances: (before: Double, after: Double)

  /// The most changes that are tried.
  private static let limit = 200

  /// Searches for a change that helps; nil if there is none.
  ///
  /// It tries to change a rule of the try into one of the goal about the same anchors, to add a
  /// rule or line of the goal, to change what a view or stack has, and to remove a rule of the try.
  /// If none of these helps, it tries to replace a rule of the try by any rule or line of the goal.
  package init?(for attempt: Shell, _ goal: Goal) {
    let before = goal.verdict(on: attempt).distance
    guard before > 0 else { return nil }
    let difference = GoalDifference(attempt.layout, goal)
    let additions = difference.additions + goal.lesson.goal.inputs.map { [Step.line($0.text)] }
    let single =
      difference.changes + difference.replacements + additions + difference.settings
      + difference.removals
    let pairs = difference.removals.flatMap { removal in additions.map { removal + $0 } }
    var best: (lines: [String], distance: Double)?
    for group in [single, pairs] {
      for steps in group.prefix(Self.limit) {
        guard let (lines, shell) = Self.run(steps, in: attempt) else { continue }
        let distance = goal.verdict(on: shell).distance
        if distance < (best?.distance ?? before) - 0.0001 { best = (lines, distance) }
        if distance == 0 { break }
      }
      if best != nil { break }
    }
    guard let best else { return nil }
    lines = best.lines
    distances = (before, best.distance)
  }

  /// A part of a change.
  enum Step {
    case edit(LayoutEdit)
    /// The priority of the rule that was added last.
    case priority(Double)
    case line(String)
  }

  /// Makes a change step by step; nil if one is refused.
  private static func run(_ steps: [Step], in attempt: Shell) -> (lines: [String], shell: Shell)? {
    var shell = attempt
    var lines: [String] = []
    for step in steps {
      let typed: [String]
      switch step {
      case .line(let text): typed = [text]
      case .edit(let edit):
        guard let command = command(edit, in: shell.analysis) else { return nil }
        typed = command.lines
      case .priority(let priority):
        guard let rule = shell.layout.lastRule,
          let command = command(.priority(rule.id, priority), in: shell.analysis)
        else { return nil }
        typed = command.lines
      }
      for line in typed where shell.run(line).error != nil { return nil }
      lines += typed
    }
    return (lines, shell)
  }

  /// Returns the lines of an edit that is not refused.
  private static func command(_ edit: LayoutEdit, in analysis: LayoutAnalysis) -> EditCommand? {
    let trial = FixTrial(analysis, about: [])
    guard let outcome = trial.outcome(of: edit) else { return nil }
    guard let root = analysis.layout.root else { return nil }
    // What the edit is about only matters for the order of fixes, of which there is one here.
    let fix = trial.fix(
      .addition, edit, of: .implied(root, .horizontal), isSeen: false, outcome)
    return EditCommand(fix, in: analysis.layout)
  }

  /// The lines of the hint.
  package var text: [String] {
    let effect =
      distances.after == 0
      ? "Then it agrees with the goal." : "That helps, but it is not enough yet."
    return ["Type  \(lines.joined(separator: "   then   "))", effect]
  }
}
