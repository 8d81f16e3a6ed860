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
    /// The files that were stopped inside at this step, each read by the one before it.
    var pending: [FileRun] = []
    /// The line of a file that was stopped inside, which made the step, such as `card.plumb:12`;
    /// nil for any other step.
    var place: String?
    /// Whether a file went back to it and goes on from there, and not to the step after it.
    var isRevisited = false
  }

  /// A name that somebody gave to a step.
  package struct Mark: Sendable, Equatable {
    /// The name.
    package let name: String
    /// The number of the step.
    package let step: Int
  }

  /// All steps by number; the first is the empty beginning.
  package private(set) var steps = PagedArray<Step>()
  /// The number of the current step.
  package private(set) var current = 0

  /// The names of steps, in the order in which they were given.
  package private(set) var marks: [Mark] = []
  /// Whether steps can be missing, because lines were only read and nothing was solved.
  var lacksSteps = false

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
        summary: summary, next: nil, pending: now.pending))
    steps.update(current) {
      $0.next = number
      $0.isRevisited = false
    }
    current = number
  }

  /// Says that a file went back to the current step, and goes on from there.
  mutating func revisit() { steps.update(current) { $0.isRevisited = true } }

  /// Sets the files that are stopped inside at a step.
  mutating func setPending(_ runs: [FileRun], at number: Int) {
    steps.update(number) { $0.pending = runs }
  }

  /// Says which line of a file made a step, unless a file that it reads has said so.
  mutating func setPlace(_ place: String, at number: Int) {
    steps.update(number) { $0.place = $0.place ?? place }
  }

  /// Gives the current step a name, which another step may have had.
  mutating func mark(_ name: String) {
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, step: current))
  }

  /// Takes a name back; returns whether a step had it.
  mutating func unmark(_ name: String) -> Bool {
    let count = marks.count
    marks.removeAll { $0.name == name }
    return marks.count < count
  }

  /// The names of a step.
  func marks(of number: Int) -> [String] { marks.filter { $0.step == number }.map(\.name) }

  /// The last steps of all branches, by number: those that nothing follows.
  var ends: [Int] {
    var isParent = [Bool](repeating: false, count: steps.count)
    for step in steps { if let parent = step.parent { isParent[parent] = true } }
    return steps.indices.filter { !isParent[$0] && $0 > 0 }
  }

  /// The number of the last step of the branch that leads from a step to wherever redo went last.
  func last(after number: Int) -> Int {
    var step = number
    while let next = steps[step].next { step = next }
    return step
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
  package var last: Int { last(after: current) }
}
