import Synchronization
package import Testing

/// What the cases of a test came across, all together: a law that was never tried proves nothing.
///
/// ```swift
/// @Test(.covers(moreThan: ["ambiguous": 60]), arguments: seeds(200))
/// func theOrderDoesNotMatter(_ seed: UInt64) {
///   if solved.isAmbiguous { Coverage.note("ambiguous") }
/// ```
///
/// A seed that is run alone (`PLUMB_SEED`) need not have everything in it.
package struct Coverage: TestTrait, TestScoping {
  /// So much of what was noted under one name has to be noted under another one, too.
  package struct Part: Sendable {
    /// What all of them are called.
    package var whole: String
    /// How much of it is not enough.
    package var share: Double

    /// More than a share of what is called that.
    package init(of whole: String, moreThan share: Double) {
      self.whole = whole
      self.share = share
    }
  }

  private let least: [String: Int]
  private let parts: [String: Part]

  /// How often each thing was noted by the cases of the test that is running.
  private final class Tally: Sendable {
    let counts = Mutex<[String: Int]>([:])
  }

  @TaskLocal private static var tally: Tally?

  fileprivate init(least: [String: Int], parts: [String: Part]) {
    self.least = least
    self.parts = parts
  }

  /// Counts something that a case came across.
  package static func note(_ what: String, _ count: Int = 1) {
    tally?.counts.withLock { $0[what, default: 0] += count }
  }

  /// Once around all cases of a test.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Coverage? {
    testCase == nil ? self : nil
  }

  /// Runs the cases and then looks at what they came across.
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let tally = Tally()
    try await Self.$tally.withValue(tally) { try await function() }
    guard environment("PLUMB_SEED") == nil else { return }
    let counts = tally.counts.withLock { $0 }
    for (what, count) in least.sorted(by: { $0.key < $1.key })
    where counts[what, default: 0] <= count {
      Issue.record(
        "\(what) came up \(counts[what, default: 0]) times, not more than \(count)",
        sourceLocation: test.sourceLocation)
    }
    for (what, part) in parts.sorted(by: { $0.key < $1.key }) {
      let (count, whole) = (counts[what, default: 0], counts[part.whole, default: 0])
      guard Double(count) <= part.share * Double(whole) else { continue }
      Issue.record(
        "\(what) came up \(count) times in \(whole) \(part.whole)",
        sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == Coverage {
  /// The cases of the test have to come across each of these things more often than that, and across
  /// parts of others.
  package static func covers(
    moreThan least: [String: Int], parts: [String: Coverage.Part] = [:]
  ) -> Coverage {
    Coverage(least: least, parts: parts)
  }
}
