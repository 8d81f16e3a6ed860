/// How far somebody got in a course.
package struct Progress: Codable, Hashable, Sendable {
  /// The number of the shape; a removed or renamed key raises it.
  package static let schema = 1

  /// The number of the shape it was written in.
  package var schema = Progress.schema
  /// The name of the lesson that was open last; nil at the beginning.
  package var current: String?
  /// The least commands with which each finished lesson was done, by its name.
  package var done: [String: Int] = [:]
  /// What was typed in each lesson that was begun, by its name.
  package var lines: [String: [String]] = [:]

  /// Nothing yet.
  package init() {}

  /// This progress with what another program wrote since: each lesson counts as done that is done
  /// in either; of a lesson that both have lines of, the lines are these.
  package func joined(with other: Progress, touching names: Set<String>) -> Progress {
    var both = self
    both.done.merge(other.done) { min($0, $1) }
    for (name, lines) in other.lines where !names.contains(name) { both.lines[name] = lines }
    return both
  }

  /// Forgets a lesson, or everything for nil.
  package mutating func forget(_ name: String?) {
    guard let name else { return self = Progress() }
    done[name] = nil
    lines[name] = nil
  }
}
