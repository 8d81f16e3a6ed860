/// Measures time in seconds with a clock that never goes back.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The time since the stopwatch was created.
  var seconds: Double { Self.seconds(ContinuousClock.now - start) }

  /// Returns how long a closure takes.
  static func time<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Double {
    let watch = Stopwatch()
    try body()
    return watch.seconds
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
