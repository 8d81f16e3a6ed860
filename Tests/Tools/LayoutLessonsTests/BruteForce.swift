import LayoutDiagnosis
import LayoutLessons
import LayoutModel
import LayoutShell

/// A second opinion on tries: layouts solved one by one, at many sizes and under all conditions.
///
/// It shares the solver with the check, and neither sweeps nor comparisons.
struct BruteForce {
  private let goal: Goal
  /// How many values of each range are tried.
  private let count: Int
  private let wanted: [[State]]

  /// What can be seen of a solved layout.
  private struct State {
    var isBroken: Bool
    var degrees: Int
    var frames: [Frame?]
    var open: [[Bool]]

    func agrees(with other: State) -> Bool {
      guard isBroken == other.isBroken, degrees == other.degrees, open == other.open else {
        return false
      }
      return zip(zip(frames, other.frames), open).allSatisfy { pair, open in
        guard let a = pair.0, let b = pair.1 else { return pair.0 == nil && pair.1 == nil }
        return Dimension.allCases.enumerated().allSatisfy { index, dimension in
          open[index] || abs(a[dimension] - b[dimension]) <= 0.01
        }
      }
    }
  }

  /// Solves the layouts of a goal.
  init(_ goal: Goal, count: Int = 13) {
    self.goal = goal
    self.count = count
    let names = Self.names(goal)
    wanted = Self.conditions(goal).map { condition in
      Self.states(of: goal.solved, condition, goal, names, count) ?? []
    }
  }

  private static func conditions(_ goal: Goal) -> [Lesson.Script?] {
    [nil] + goal.lesson.conditions.map { $0 }
  }

  private static func names(_ goal: Goal) -> [String] {
    let before = Set(goal.opening.layout.items.map(\.name))
    return goal.solved.layout.items.filter {
      $0.isView && (before.contains($0.name) || ($0.kind != .stack && $0.kind != .spacer))
    }.map(\.name)
  }

  /// Whether a try has the layouts of the goal wherever it is tried.
  func agrees(_ attempt: Shell) -> Bool {
    zip(Self.conditions(goal), wanted).allSatisfy { condition, wanted in
      guard
        let states = Self.states(of: attempt, condition, goal, Self.names(goal), count),
        states.count == wanted.count
      else { return false }
      return zip(states, wanted).allSatisfy { $0.agrees(with: $1) }
    }
  }

  private static func states(
    of shell: Shell, _ condition: Lesson.Script?, _ goal: Goal, _ names: [String], _ count: Int
  ) -> [State]? {
    var shell = shell
    for input in condition?.inputs ?? [] where shell.run(input).error != nil { return nil }
    guard !goal.lesson.families.isEmpty else { return [state(of: shell.layout, names)] }
    var states: [State] = []
    for family in goal.lesson.families {
      guard let (parameter, range) = try? shell.range(family.text) else { return nil }
      for step in 0..<count {
        var layout = shell.layout
        let share = Double(step) / Double(count - 1)
        let value = range.lowerBound + (range.upperBound - range.lowerBound) * share
        guard (try? layout.set(parameter, to: value)) != nil else { return nil }
        states.append(state(of: layout, names))
      }
    }
    return states
  }

  private static func state(of layout: Layout, _ names: [String]) -> State {
    let solved = SolvedLayout(layout)
    let freedom = Freedom(solved)
    let ids = names.map { name -> Item.ID? in
      if case .item(let id)? = layout.named(name) { id } else { nil }
    }
    return State(
      isBroken: !solved.broken.isEmpty, degrees: freedom.degrees,
      frames: ids.map { $0.map { solved.frameInRoot(of: $0) } },
      open: ids.map { id in
        Dimension.allCases.map { dimension in
          id.map { !freedom.isUnique(LayoutVariable($0, dimension)) } ?? true
        }
      })
  }
}
