/// A learner's progress in a course.
package struct Progress: Codable, Hashable, Sendable {
  /// The version of the keys; it is raised when a key is removed or renamed.
  package static let schema = 1

  /// The version with which it was written.
  package var schema = Progress.schema
  /// The name of the lesson that was open last; nil at the beginning.
  package var current: String?
  /// The smallest number of commands with which each lesson was done, by its name.
  package var done: [String: Int] = [:]
  /// The lines typed in each lesson, by its name.
  package var lines: [String: [String]] = [:]

  /// Nothing yet.
  package init() {}

  /// Merges progress that another process has written since: a lesson is done if it is done in
  /// either; for the named lessons the lines of this progress are kept.
  package func joined(with other: Progress, touching names: Set<String>) -> Progress {
    var both = self
    both.done.merge(other.done) { min($0, $1) }
    for (name, lines) in other.lines where !names.contains(name) { both.lines[name] = lines }
    return both
  }

  /// Removes a lesson, or everything for nil.
  package mutating func forget(_ name: String?) {
    guard let name else { return self = Progress() }
    done[name] = nil
    lines[name] = nil
  }
}
