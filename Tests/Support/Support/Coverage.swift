import Synchronization
package import Testing

/// What the cases of a test came across, all together: a law that was never tried proves nothing.
///
/// ```swift
/// @Test(.covers(moreThan: ["ambiguous": 0.3]), arguments: seeds(25))
/// func theOrderDoesNotMatter(_ seed: UInt64) {
///   if solved.isAmbiguous { Coverage.note("ambiguous") }
/// ```
///
/// What is asked for grows with the number of cases, so it says the same at every depth. Few cases
/// may miss what is rare: where the seeds are thinned, only what should have come up
/// ``certainty`` times and never did is a failure, and a seed that is run alone need not have
/// anything in it.
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

  /// How often each thing has to be noted by a case, on average.
  private let rates: [String: Double]
  private let parts: [String: Part]

  /// What is expected so often is not missed by chance.
  private static let certainty = 10.0

  /// How many cases of the running test there were, and how often they noted each thing.
  private final class Tally: Sendable {
    let cases = Atomic(0)
    let counts = Mutex<[String: Int]>([:])
  }

  @TaskLocal private static var tally: Tally?

  fileprivate init(rates: [String: Double], parts: [String: Part]) {
    self.rates = rates
    self.parts = parts
  }

  /// Counts something that a case came across.
  package static func note(_ what: String, _ count: Int = 1) {
    tally?.counts.withLock { $0[what, default: 0] += count }
  }

  /// Once around all cases of a test, and once around each.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Coverage? { self }

  /// Runs the cases and then looks at what they came across.
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase == nil else {
      Self.tally?.cases.add(1, ordering: .relaxed)
      return try await function()
    }
    let tally = Tally()
    try await Self.$tally.withValue(tally) { try await function() }
    for problem in problems(of: tally) {
      Issue.record(Comment(rawValue: problem), sourceLocation: test.sourceLocation)
    }
  }

  /// What came up too rarely.
  private func problems(of tally: Tally) -> [String] {
    guard case .factor(let factor) = Depth.ofThisRun else { return [] }
    let cases = tally.cases.load(ordering: .relaxed)
    let counts = tally.counts.withLock { $0 }
    func isTooRare(_ what: String, _ least: Double) -> Bool {
      let count = counts[what, default: 0]
      return factor < 1 ? count == 0 && least >= Self.certainty : Double(count) <= least
    }
    var problems: [String] = []
    for (what, rate) in rates.sorted(by: { $0.key < $1.key })
    where isTooRare(what, rate * Double(cases)) {
      let count = counts[what, default: 0]
      problems.append("\(what) came up \(count) times in \(cases) cases, not \(rate) times in each")
    }
    for (what, part) in parts.sorted(by: { $0.key < $1.key }) {
      let whole = counts[part.whole, default: 0]
      guard isTooRare(what, part.share * Double(whole)) else { continue }
      problems.append("\(what) came up \(counts[what, default: 0]) times in \(whole) \(part.whole)")
    }
    return problems
  }
}

extension Trait where Self == Coverage {
  /// The cases of the test have to come across each of these things more often than that per case,
  /// on average, and across parts of others.
  package static func covers(
    moreThan rates: [String: Double], parts: [String: Coverage.Part] = [:]
  ) -> Coverage {
    Coverage(rates: rates, parts: parts)
  }
}
