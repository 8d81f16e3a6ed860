import Synchronization

/// What long work is doing now, for a person who waits: `conflicts: 120 of 900`.
package final class SearchProgress: Sendable {
  @TaskLocal private static var current: SearchProgress?

  private let state = Mutex("")

  package init() {}

  /// What was reported last; empty if nothing was.
  package var text: String { state.withLock { $0 } }

  /// Reports that some of a number of things have been done.
  package static func report(_ what: String, _ done: Int, of count: Int) {
    guard let current else { return }
    current.state.withLock { $0 = "\(what): \(done) of \(count)" }
  }

  /// Runs work whose reports go here.
  package func run<Result>(_ work: () -> Result) -> Result {
    Self.$current.withValue(self, operation: work)
  }
}
