import Testing

@testable import LayoutShell

/// How a line of a session is compared with a printed one.
@Suite struct SessionLineTests {
  private func matches(_ expected: String, _ printed: String, within tolerance: Double = 0.001)
    -> Bool
  {
    SessionLine(expected, number: 1).matches(printed, tolerance: tolerance)
  }

  @Test func blanksOutsideAndRepeatedAreEqual() {
    #expect(matches("  a   b ", "a b"))
    #expect(matches("a b", "   a     b"))
    #expect(!matches("ab", "a b"))
  }

  @Test func boxDrawingIsComparedExactly() {
    #expect(matches("│ a  │", "│ a  │"))
    #expect(!matches("│ a │", "│ a  │"))
    #expect(!matches("a  b", "a ─ b"))
    #expect(!matches("│ {*} │", "│ a │"))
    #expect(!matches("│ 1.0 │", "│ 1 │"))
    #expect(matches("+| a  |", "+| a  |"))
    #expect(!matches("+| a |", "+| a  |"))
  }

  @Test func numbersCompareWithinTheTolerance() {
    #expect(matches("x 24 y", "x 24.001 y"))
    #expect(!matches("x 24 y", "x 24.002 y"))
    #expect(matches("x 24 y", "x 25 y", within: 1))
    #expect(matches("-0.5", "-0.5004"))
    #expect(matches("24.0", "24"))
  }

  @Test(arguments: [",", ":", ";"])
  func oneTrailingSignIsStripped(_ sign: String) {
    #expect(matches("24\(sign)", "24.0005\(sign)"))
    #expect(!matches("24\(sign)", "24"))
    #expect(!matches("24\(sign)\(sign)", "24.0005\(sign)\(sign)"))
    #expect(matches("{n}\(sign)", "3\(sign)"))
  }

  @Test(arguments: [("#9", "#9.0"), ("c5", "c5.0"), ("320x200", "320.0x200"), ("E004", "E4")])
  func allElseIsExactText(_ expected: String, _ printed: String) {
    #expect(matches(expected, expected))
    #expect(!matches(expected, printed))
    #expect(!matches("24)", "24.0005)"))
    #expect(!matches("1e3", "1000"))
    #expect(!matches("+5", "5"))
  }

  @Test func aStarStandsForZeroOrMoreWords() {
    #expect(matches("a {*} b", "a b"))
    #expect(matches("a {*} b", "a x b"))
    #expect(matches("a {*} b", "a x y b z b"))
    #expect(!matches("a {*} b", "a x"))
    #expect(matches("{*}", ""))
    #expect(matches("c1 {*} 16 {*} broken", "c1 title 16 16 broken"))
  }

  @Test func nStandsForANumber() {
    #expect(matches("{n} a", "-3.25 a"))
    #expect(!matches("{n} a", "x a"))
    #expect(!matches("{n} a", "a"))
  }

  @Test func aNumberMayBeNear() {
    #expect(matches("{24±0.5}", "24.5"))
    #expect(matches("{24±0.5}", "23.5"))
    #expect(!matches("{24±0.5}", "24.6"))
    #expect(!matches("{24±0.5}", "x"))
  }

  @Test func alternativesAreWords() {
    #expect(matches("{a|b} c", "a c"))
    #expect(matches("{a|b} c", "b c"))
    #expect(!matches("{a|b} c", "c c"))
    #expect(!matches("{a|b}", "a|b"))
  }

  @Test(arguments: ["{", "{}", "{a}", "{x y}", "{ *}", "x{*}", "{*}x", "{n", "{1±}", "{±1}"])
  func everyOtherBraceIsLiteral(_ text: String) {
    #expect(matches(text, text))
    #expect(!matches(text, "anything"))
  }

  @Test func twoBracesWriteALiteralHole() {
    #expect(matches("{{*}", "{*}"))
    #expect(!matches("{{*}", "x"))
    #expect(matches("{{n}", "{n}"))
    #expect(!matches("{{n}", "3"))
    #expect(matches("{{a|b}", "{a|b}"))
    #expect(!matches("{{a|b}", "a"))
  }

  @Test(arguments: [
    "{*}", "{{*}", "{{{*}", "a {n} b", "{1±2}, {a|b}:", "{", "{{", "{x}", "plain", "  {*}  x",
  ])
  func aLiteralLineMeansItself(_ printed: String) {
    let written = SessionLine.literal(printed)
    #expect(matches(written, printed))
    #expect(!matches(written, printed + " more"))
    if printed.contains("{*}") { #expect(!matches(written, "x")) }
  }

  @Test func threeDotsStandForLines() {
    func equal(_ expected: [String], _ printed: [String]) -> Bool {
      ReplyMatch(
        expected.enumerated().map { SessionLine($1, number: $0) }, printed, tolerance: 0.001
      ).isEqual
    }
    #expect(equal(["..."], []))
    #expect(equal(["..."], ["a", "b"]))
    #expect(equal(["a", "...", "d"], ["a", "b", "c", "d"]))
    #expect(equal(["a", "...", "d"], ["a", "d"]))
    #expect(!equal(["a", "...", "d"], ["a", "b"]))
    #expect(!equal(["a"], ["a", "b"]))
    #expect(!equal(["a", "b"], ["a"]))
    #expect(!equal([], ["a"]))
    #expect(equal(["...", "b", "..."], ["a", "b", "b", "c"]))
  }
}
