import Testing

/// Runs the tests of a suite at a higher priority than all others.
///
/// Tests at a terminal wait most of the time, one after another. At the usual priority each of their
/// steps waits for thousands of other tests, so that they begin when those have ended.
struct BeforeOthers: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == BeforeOthers {
  /// The tests of the suite run at a higher priority than all others.
  static var beforeOthers: BeforeOthers { BeforeOthers() }
}
