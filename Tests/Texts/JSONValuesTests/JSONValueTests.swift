import Support
import Testing

@testable import JSONValues

/// What is read as JSON, and what is written.
@Suite struct JSONValueTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(reading: text.utf8) }

  @Test(
    arguments: [
      ("null", JSONValue.null), (" true ", true), ("-0.5e1", .number(-5)), ("0", 0),
      (#""a\"\\\/\b\f\n\r\té""#, "a\"\\/\u{8}\u{C}\n\r\té"), (#""\uD83D\uDE00""#, "😀"),
      (#""\uD83D""#, "\u{FFFD}"), (#""\uD83D\u0041""#, "\u{FFFD}A"), ("[]", []),
      ("[1, [2] ]", [1, [2]]), ("{}", [:]),
      (#"{"a":1,"b":{"c":null}}"#, ["a": 1, "b": ["c": .null]]),
    ] as [(String, JSONValue)])
  func aValueIsRead(_ text: String, _ value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "01", "-", "1.", ".5", "1e", "+1", "1e999", "\"", "\"\\", "\"\\x\"",
    "\"\\u12\"", "\"\u{1}\"", "[", "[1", "[1,", "[1,]", "{", "{\"a\"", "{\"a\":", "{\"a\":1,}",
    "{a:1}", "1 2", "[1] x", "NaN", "'a'", String(repeating: "[", count: 100_000),
  ])
  func whatIsNoJSONIsRefused(_ text: String) {
    #expect(throws: JSONProblem.self) { try read(text) }
  }

  @Test func bytesThatAreNoUTF8AreRefused() {
    #expect(throws: JSONProblem.self) { try JSONValue(reading: [0x22, 0xFF, 0x22]) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let value: JSONValue = [
      "text": "\u{0}\u{1F}\"\\\u{7F}\u{85}\u{2028}é😀\r\n",
      "numbers": [0, -1, .number(0.1), .number(1e300)],
      "deep": [[[["a": .null]]]], "truths": [true, false],
    ]
    #expect(try read(value.line) == value)
    #expect(value.line.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(JSONValue.number(.infinity).line == "null")
    #expect(JSONValue.number(3).line == "3")
  }
}
