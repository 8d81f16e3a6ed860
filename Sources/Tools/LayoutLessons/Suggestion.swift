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
  /// It tries to change a rule of the try into one of the goal about the same anchors, to add a rule or
  /// line of the goal, to change what a view or stack has, and to remove a rule of the try. If none of these helps, it tries to replace a rule of the try by any rule or
  /// line of the goal, then all lines of the goal together. What it finds with words that were
  /// taught comes first; `taught` is nil if all are known.
  ///
  /// If nothing helps the try as it is, `earlier` has the states that it went through, the last one
  /// first: it goes back to the first of them from which something helps.
  package init?(
    for attempt: Shell, _ goal: Goal, taught: [String]? = nil, earlier: [Shell] = []
  ) {
    let before = goal.verdict(on: attempt).distance
    guard before > 0 else { return nil }
    var found = Self.best(for: attempt, goal, below: before, taught)
    for (index, shell) in earlier.enumerated() where found == nil {
      let back = index == 0 ? "undo" : "undo \(index + 1)"
      let distance = goal.verdict(on: shell).distance
      if let best = Self.best(for: shell, goal, below: min(before, distance), taught) {
        found = ([back] + best.lines, best.distance)
      } else if distance < before - Self.least {
        found = ([back], distance)
      }
    }
    guard let found else { return nil }
    lines = found.lines
    distances = (before, found.distance)
  }

  /// By how much a change has to come nearer.
  private static let least = 0.0001

  private typealias Found = (lines: [String], distance: Double)

  /// The best change of a try; nil if none comes nearer to the goal than a distance.
  private static func best(
    for attempt: Shell, _ goal: Goal, below limit: Double, _ taught: [String]?
  ) -> Found? {
    let difference = GoalDifference(attempt.layout, goal)
    let written = goal.lesson.goal.inputs.map { [Step.line($0.text)] }
    let additions = difference.additions + written
    let single =
      difference.changes + difference.replacements + additions + difference.settings
      + difference.removals
    let pairs = difference.removals.flatMap { removal in additions.map { removal + $0 } }
    for group in [single, pairs, [written.flatMap(\.self)]] {
      var (known, other): (Found?, Found?) = (nil, nil)
      for steps in group.prefix(Self.limit) {
        guard let (lines, shell) = run(steps, in: attempt) else { continue }
        let distance = goal.verdict(on: shell).distance
        let isKnown = taught.map { words in
          lines.allSatisfy { Input($0).taughtWords.allSatisfy(words.contains) }
        }
        if isKnown ?? true {
          if distance < (known?.distance ?? limit) - least { known = (lines, distance) }
        } else if distance < (other?.distance ?? limit) - least {
          other = (lines, distance)
        }
        if known?.distance == 0 { break }
      }
      if let found = known ?? other { return found }
    }
    return nil
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
    var (shell, before) = (attempt, attempt)
    var lines: [String] = []
    for step in steps {
      let typed: [String]
      switch step {
      case .line(let text): typed = [text]
      case .edit(let edit):
        guard let command = command(edit, in: shell.analysis) else { return nil }
        typed = command.lines
      case .priority(let priority):
        // The rule that was added last is typed with its priority at once.
        guard let rule = lines.popLast() else { return nil }
        shell = before
        typed = ["\(rule) @\(priority.exactlySpelled)"]
      }
      before = shell
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

  // MARK: - What is said

  /// The lines of the hint.
  func text(in shell: Shell) -> [String] {
    let effect =
      distances.after == 0
      ? "Then it agrees with the goal." : "That helps, but it is not enough yet."
    return ["Type  \(lines.joined(separator: "   then   "))"] + meanings(in: shell) + [effect]
  }

  /// What the names of rules in the lines stand for, as `rules` shows it.
  private func meanings(in shell: Shell) -> [String] {
    let layout = shell.layout
    let words = lines.flatMap { line in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }.compactMap { word in
      guard case .rule(let id)? = layout.named(word), let rule = layout.rule(id) else { return nil }
      return "\(word) is  \(layout.text(of: rule))   (rules lists all)"
    }
  }

  /// Which word helps, without the line.
  func word(in shell: Shell) -> String {
    guard let line = lines.first(where: { !$0.hasPrefix("undo") }) else {
      return "Something typed here does not help: undo takes it back."
    }
    let input = Input(line)
    if let command = input.command {
      return command.name == "remove"
        ? "One of the rules is in the way: remove takes it out."
        : "The word for it is \(command.name)."
    }
    let side = line.split(separator: " ").first.map(String.init) ?? line
    return "It takes a line about \(side)."
  }
}
