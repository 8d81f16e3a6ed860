import Testing

@testable import SwiftReader

@Suite("Open brackets")
struct OpenBracketsTests {
  @Test(
    "brackets, texts and comments have to be closed",
    arguments: [
      ("a.drf.insert { b }", true), ("a.drf.insert {", false), ("let s = \"{\"", true),
      ("f(\n1,", false), ("f() // {", true), ("/* {", false), ("\"\"\"\n{", false),
      ("[1, (2), { 3 }]", true),
    ])
  func closes(_ text: String, _ isClosed: Bool) {
    #expect(SwiftProgram.isComplete(text) == isClosed)
  }
}
