package import LayoutModel
package import SwiftReader

/// The steps of a document.
///
/// They form a tree: going back and doing something else keeps both branches.
package struct Timeline: Sendable {
  /// One change of the document.
  package struct Step: Sendable {
    /// Its number: steps are counted from 1 in the order they were made; the beginning is 0.
    package let number: Int
    /// What was typed, in its full spelling; several lines for a block.
    package let command: String
    /// The number of the step before it; nil for the beginning.
    package let parent: Int?
    /// The document after it.
    package let layout: Layout
    /// What later Swift lines can use after it: the names that Swift lines declared.
    package let memory: SwiftMemory
    /// A summary of what it changed, which the log shows.
    package let summary: String
    /// The number of the step after it that was visited last.
    var next: Int?
  }

  /// All steps by number; the first is the empty beginning.
  package private(set) var steps = PagedArray<Step>()
  /// The number of the current step.
  package private(set) var current = 0

  /// Makes a timeline with only a beginning.
  package init(_ layout: Layout = Layout()) {
    steps.append(
      Step(
        number: 0, command: "", parent: nil, layout: layout, memory: SwiftMemory(), summary: "",
        next: nil))
  }

  /// The current step.
  package var now: Step { steps[current] }

  /// The number that the next step gets.
  package var nextNumber: Int { steps.count }

  /// Adds a step after the current one and makes it current.
  package mutating func append(
    command: String, layout: Layout, memory: SwiftMemory, summary: String
  ) {
    let number = steps.count
    steps.append(
      Step(
        number: number, command: command, parent: current, layout: layout, memory: memory,
        summary: summary, next: nil))
    steps.update(current) { $0.next = number }
    current = number
  }

  /// Goes to a step; the path from the beginning to it becomes the branch that redo follows.
  package mutating func go(to number: Int) {
    guard steps.indices.contains(number) else { return }
    current = number
    var child = number
    while let parent = steps[child].parent {
      if steps[parent].next != child { steps.update(parent) { $0.next = child } }
      child = parent
    }
  }

  /// The numbers of the steps from the beginning to a step, both included.
  package func path(to number: Int) -> [Int] {
    var path = [number]
    var step = number
    while let parent = steps[step].parent {
      path.append(parent)
      step = parent
    }
    return path.reversed()
  }

  /// Whether one of two steps was made on top of the other, so that they are on one branch.
  func isOneWay(from one: Int, to other: Int) -> Bool {
    path(to: max(one, other)).contains(min(one, other))
  }

  /// The number of the last step on the branch that redo follows.
  package var last: Int {
    var step = current
    while let next = steps[step].next { step = next }
    return step
  }
}
