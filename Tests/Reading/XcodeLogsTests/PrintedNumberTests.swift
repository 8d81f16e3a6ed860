import Foundation
import Support
import Testing

@testable import UIKitTexts

/// Numbers as C prints them.
@Suite struct PrintedNumberTests {
  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (8, "8"), (-8.5, "-8.5"), (283.0 / 3, "94.3333"), (1 / 3, "0.333333"),
    (2 / 3, "0.666667"), (999_999.5, "1e+06"), (999_999, "999999"), (1_000_000, "1e+06"),
    (1_234_565, "1.23456e+06"), (1_234_575, "1.23458e+06"), (0.000_1, "0.0001"),
    (0.000_099_999_96, "0.0001"), (0.000_012_5, "1.25e-05"),
    (.leastNormalMagnitude, "2.22507e-308"),
    (.greatestFiniteMagnitude, "1.79769e+308"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e100, "1e+100"),
  ]

  @Test(arguments: numbers)
  func aNumberIsPrintedLikeThis(_ value: Double, _ text: String) {
    #expect(PrintedNumber(value).text == text)
  }

  @Test func everyNumberIsPrintedAsInC() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<20_000 {
      // All sizes, and numbers whose seventh digit is a five, where rounding is delicate.
      let bits = Double(bitPattern: random.next())
      let tie = Double(random.int(0...9_999_999)) * 10 + 5
      let scaled = tie / [1, 10, 100, 1e7, 1e9, 1e13, 1e20][random.int(0...6)]
      for value in [bits, scaled, -scaled] where value.isNormal {
        #expect(PrintedNumber(value).text == String(format: "%g", value), "\(value)")
      }
    }
  }
}
