import LayoutModel
package import LayoutShell

/// The smallest change that brings a try closer to the goal: the last hint, which is computed.
package struct Suggestion: Sendable {
  /// The lines to type.
  package let lines: [String]
  /// The distance from the goal before and after the change; 0 if the try agrees.
  package let distances: (before: Double, after: Double)

  /// The most changes that are tried.
  private static let limit = 200

  /// Searches for a change that helps; nil if there is none.
  ///
  /// It tries to replace a rule of the try by one of the goal about the same anchors, to add a rule
  /// or line of the goal, and to remove a rule of the try. If none of these helps, it tries to
  /// replace a rule of the try by any rule or line of the goal.
  package init?(for attempt: Shell, _ goal: Goal) {
    let before = goal.verdict(on: attempt).distance
    guard before > 0 else { return nil }
    let own = Self.rules(of: attempt.layout, notIn: goal.opening.layout)
    let wanted = Self.rules(of: goal.solved.layout, notIn: goal.opening.layout)
    let missing = wanted.filter { rule in
      let text = Self.line(rule, in: goal.solved.layout)
      return !attempt.layout.rules.contains { Self.line($0, in: attempt.layout) == text }
    }
    let additions =
      missing.map { [Self.line($0, in: goal.solved.layout)] }
      + goal.lesson.goal.inputs.map { [$0.text] }
    let replacements = own.flatMap { rule in
      missing.filter { other in
        Self.sides(rule, attempt.layout) == Self.sides(other, goal.solved.layout)
      }.map { ["remove \(rule.name)", Self.line($0, in: goal.solved.layout)] }
    }
    let removals = own.map { ["remove \($0.name)"] }
    let pairs = removals.flatMap { removal in additions.map { removal + $0 } }
    var best: (lines: [String], distance: Double)?
    for group in [replacements + additions + removals, pairs] {
      for lines in group.prefix(Self.limit) {
        guard let distance = Self.distance(attempt, with: lines, goal) else { continue }
        if distance < (best?.distance ?? before) - 0.0001 { best = (lines, distance) }
        if distance == 0 { break }
      }
      if best != nil { break }
    }
    guard let best else { return nil }
    lines = best.lines
    distances = (before, best.distance)
  }

  private static func distance(_ attempt: Shell, with lines: [String], _ goal: Goal) -> Double? {
    var shell = attempt
    for line in lines where shell.run(line).error != nil { return nil }
    return goal.verdict(on: shell).distance
  }

  private static func rules(of layout: Layout, notIn before: Layout) -> [Rule] {
    layout.rules.filter { rule in before.rule(rule.id) != rule && !rule.isSystem }
  }

  /// The line that makes a rule.
  private static func line(_ rule: Rule, in layout: Layout) -> String {
    let text = layout.text(of: rule, precision: .writing)
    return rule.priority == 1000 ? text : "\(text) @\(rule.priority.exactlySpelled)"
  }

  /// The anchors of a rule, without relation, constant and priority.
  private static func sides(_ rule: Rule, _ layout: Layout) -> [String] {
    (rule.left + rule.right).map { layout.text(of: $0.anchor) }.sorted()
  }

  /// The lines of the hint.
  package var text: [String] {
    let effect =
      distances.after == 0
      ? "Then it agrees with the goal." : "That helps, but it is not enough yet."
    return ["Type  \(lines.joined(separator: "   then   "))", effect]
  }
}
