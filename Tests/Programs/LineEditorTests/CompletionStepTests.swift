import Testing

@testable import LineEditor

@Suite struct CompletionStepTests {
  private func step(_ line: String, _ range: Range<Int>, _ candidates: [String]) -> CompletionStep {
    CompletionStep(Completion(range: range, candidates: candidates), line: line, columns: 80)
  }

  @Test func aSingleCandidateIsInsertedWithABlank() {
    #expect(step("vi", 0..<2, ["view"]) == .insert(0..<2, "view "))
    #expect(step("view", 0..<4, ["view"]) == .insert(0..<4, "view "))
  }

  @Test(arguments: ["title.", "stack:", "files/"])
  func aCandidateThatGoesOnGetsNoBlank(candidate: String) {
    #expect(step("", 0..<0, [candidate]) == .insert(0..<0, candidate))
    #expect(step(candidate, 0..<6, [candidate]) == .nothing)
  }

  @Test func aBlankIsNotDoubled() {
    #expect(step("vi a", 0..<2, ["view"]) == .insert(0..<2, "view"))
    #expect(step("view a", 0..<4, ["view"]) == .nothing)
  }

  @Test func severalCandidatesGiveWhatTheyShareAndThenAList() {
    let candidates = ["title.", "titlebar"]
    #expect(step("in t", 3..<4, candidates) == .insert(3..<4, "title"))
    #expect(step("in title", 3..<8, candidates) == .list(["title.    titlebar"]))
  }

  @Test func theSpellingOfTheCandidatesWins() {
    #expect(step("TIT", 0..<3, ["title", "titan"]) == .insert(0..<3, "tit"))
  }

  @Test func nothingTypedIsLost() {
    #expect(step("xyz", 0..<3, ["ab", "ac"]) == .list(["ab  ac"]))
  }

  @Test func noCandidateIsNothing() {
    #expect(step("q", 0..<1, []) == .nothing)
    #expect(CompletionStep(.none(at: 1), line: "q", columns: 80) == .nothing)
  }

  @Test func positionsCountScalars() {
    #expect(step("u\u{308} vi", 3..<5, ["view"]) == .insert(3..<5, "view "))
    #expect(step("vi", 1..<9, ["iew"]) == .insert(1..<2, "iew "))
  }

  @Test func thePrefixEndsBetweenCharacters() {
    #expect(CompletionStep.commonPrefix(of: ["ae\u{301}", "ae"]) == "a")
    #expect(CompletionStep.commonPrefix(of: ["abc"]) == "abc")
    #expect(CompletionStep.commonPrefix(of: []) == "")
  }
}
