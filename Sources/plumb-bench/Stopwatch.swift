/// Seconds on a clock that never goes back.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The time since it was made.
  var seconds: Double { Self.seconds(ContinuousClock.now - start) }

  /// How long something takes.
  static func time<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Double {
    let watch = Stopwatch()
    try body()
    return watch.seconds
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
