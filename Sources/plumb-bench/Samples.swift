/// Measured times of one thing that was done many times, in seconds.
struct Samples {
  private(set) var seconds: [Double] = []

  var count: Int { seconds.count }

  mutating func add(_ seconds: Double) { self.seconds.append(seconds) }

  mutating func add(_ other: Samples) { seconds += other.seconds }

  var median: Double { quantile(0.5) }

  /// The time that one in a hundred exceeds.
  var p99: Double { quantile(0.99) }

  /// Not a number if nothing was measured.
  private func quantile(_ part: Double) -> Double {
    guard !seconds.isEmpty else { return .nan }
    return seconds.sorted()[min(count - 1, Int(part * Double(count)))]
  }
}
