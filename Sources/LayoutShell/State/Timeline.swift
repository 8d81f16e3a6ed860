package import LayoutModel
package import SwiftReader

/// The steps of a document: a tree, because going back and doing something else forgets nothing.
package struct Timeline: Sendable {
  /// One change of the document.
  package struct Step: Sendable {
    /// Counts steps by creation, from 1; the beginning is 0.
    package let number: Int
    /// What was typed, in its full spelling; several lines for a block.
    package let command: String
    /// The step before, nil for the beginning.
    package let parent: Int?
    /// The document after it.
    package let layout: Layout
    /// What Swift lines know of each other after it.
    package let memory: SwiftMemory
    /// The few words that the log shows behind it.
    package let summary: String
    /// The step after it that was visited last.
    var next: Int?
  }

  /// All steps by number; the first is the empty beginning.
  package private(set) var steps = PagedArray<Step>()
  /// The number of the step we are at.
  package private(set) var current = 0

  /// Just the beginning.
  package init(_ layout: Layout = Layout()) {
    steps.append(
      Step(
        number: 0, command: "", parent: nil, layout: layout, memory: SwiftMemory(), summary: "",
        next: nil))
  }

  /// The step we are at.
  package var now: Step { steps[current] }

  /// The number the next step gets.
  package var nextNumber: Int { steps.count }

  /// Adds a step behind the current one and goes there.
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

  /// Goes to a step; the way from the beginning to it becomes the way that redo follows.
  package mutating func go(to number: Int) {
    guard steps.indices.contains(number) else { return }
    current = number
    var child = number
    while let parent = steps[child].parent {
      if steps[parent].next != child { steps.update(parent) { $0.next = child } }
      child = parent
    }
  }

  /// The steps from the beginning to a step, both included.
  package func path(to number: Int) -> [Int] {
    var path = [number]
    var step = number
    while let parent = steps[step].parent {
      path.append(parent)
      step = parent
    }
    return path.reversed()
  }

  /// Whether one of two steps was made on top of the other, so that no other branch is between.
  func isOneWay(from one: Int, to other: Int) -> Bool {
    path(to: max(one, other)).contains(min(one, other))
  }

  /// The last step on the way that redo follows.
  package var last: Int {
    var step = current
    while let next = steps[step].next { step = next }
    return step
  }
}
