/// A seeded random number generator: the same seed gives the same workload on every machine.
///
/// Ranges and shuffles are implemented here, because the standard library does not promise the same
/// results for the same generator in every version.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number in 0 ..< 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a number between two others.
  mutating func number(_ low: Double, _ high: Double) -> Double { low + unit() * (high - low) }

  /// Returns an integer in a range.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns an element of a collection, which must not be empty.
  mutating func pick<Elements: RandomAccessCollection>(
    _ elements: Elements
  ) -> Elements.Element where Elements.Index == Int {
    elements[int(elements.startIndex...(elements.endIndex - 1))]
  }

  /// Returns the numbers 0 ..< count in random order.
  mutating func permutation(of count: Int) -> [Int] {
    var result = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) {
      result.swapAt(index, int(0...index))
    }
    return result
  }
}
