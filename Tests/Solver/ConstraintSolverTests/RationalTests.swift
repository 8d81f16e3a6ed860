import ConstraintSolver
import Support
import Testing

@Suite struct RationalTests {
  @Test(
    arguments: [
      (0.1, "1/10"), (1.0 / 3, "1/3"), (16.0 / 9, "16/9"), (94.3333, "943333/10000"),
      (-0.25, "-1/4"),
      (0.384615, "76923/200000"), (320, "320"), (0, "0"), (1e18, "1000000000000000000"),
    ] as [(Double, String)])
  func aDoubleMeansTheSimplestFraction(_ double: Double, _ text: String) {
    #expect(Rational(meaning: double).description == text)
  }

  @Test(arguments: [-0x1p63, 0x1p63, -0x1p62, 0x1p63 - 1024, -0x1p64])
  func theEndsOfTheMachinesNumbersComeBack(_ double: Double) {
    #expect(Rational(meaning: double).approximation == double)
    #expect((-Rational(meaning: double)).approximation == -double)
    #expect(Rational(meaning: double).magnitude.approximation == abs(double))
  }

  @Test(arguments: seeds(63))
  func everyDoubleComesBack(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let double = Double(bitPattern: generator.next())
    guard double.isFinite else { return }
    #expect(Rational(meaning: double).approximation == double)
  }

  @Test(arguments: seeds(63))
  func arithmeticIsThatOfFractions(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func draw() -> (Rational, Fraction) {
      let top = generator.int(-9_000_000_000...9_000_000_000)
      let bottom = generator.int(1...9_000_000_000)
      return (Rational(top, over: bottom), Fraction(top) / Fraction(bottom))
    }
    let (a, x) = draw()
    let (b, y) = draw()
    let (c, z) = draw()
    let value = a * b - c + a
    let truth = x * y - z + x
    #expect(abs(value.approximation - truth.double) <= abs(truth.double) * 1e-14)
    #expect((value < c) == (truth < z))
    #expect(value - value == Rational(0))
    if a != Rational(0) { #expect(value / a * a == value) }
  }
}
