/// The times of something that was done repeatedly, in seconds.
struct Samples {
  private(set) var seconds: [Double] = []

  var count: Int { seconds.count }

  mutating func add(_ seconds: Double) { self.seconds.append(seconds) }

  mutating func add(_ other: Samples) { seconds += other.seconds }

  var median: Double { quantile(0.5) }

  /// The 99th percentile.
  var p99: Double { quantile(0.99) }

  /// Returns a quantile of the times; `nan` if there are none.
  private func quantile(_ part: Double) -> Double {
    guard !seconds.isEmpty else { return .nan }
    return seconds.sorted()[min(count - 1, Int(part * Double(count)))]
  }
}
