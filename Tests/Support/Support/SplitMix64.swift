/// The seeded random numbers of all property tests.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that always gives the same numbers for the same seed.
  ///
  /// The seed is stirred: seeds one apart would give the same numbers one place later otherwise.
  package init(seed: UInt64) {
    state = seed
    state = next()
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SplitMix64 {
  /// A whole number in a range.
  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True once in `n` times.
  package mutating func one(in n: Int) -> Bool { int(1...n) == 1 }

  /// An element of a collection that is not empty.
  package mutating func pick<T>(_ elements: [T]) -> T { elements[int(0...elements.count - 1)] }
}
