import LayoutModel
import Testing

@testable import LineEditor

@Suite struct ListingTests {
  private func rows(_ candidates: [String], _ describes: [String] = [], columns: Int) -> [String] {
    let completion = Completion(range: 0..<0, candidates: candidates, describes: describes)
    return Listing(completion, columns: columns).rows
  }

  @Test func descriptionsStandInAColumn() {
    #expect(
      rows(["fix", "frames", "日本"], ["fixes", "", "two wide"], columns: 80)
        == ["fix     fixes", "frames", "日本    two wide"])
  }

  @Test func candidatesWithoutDescriptionsFillColumnsDownwards() {
    #expect(rows(["a", "b", "c", "d", "e"], columns: 8) == ["a  c  e", "b  d"])
  }

  @Test func atMostTwentyAreShown() {
    let many = (1...25).map { "name\($0)" }
    let rows = rows(many, many.map { "the \($0)" }, columns: 80)
    #expect(rows.count == 21)
    #expect(rows.last == "and 5 more")
  }

  @Test(arguments: 1...40)
  func noRowIsWiderThanTheTerminal(columns: Int) {
    let names = (1...25).map { String(repeating: "日", count: $0) }
    for describes in [[], names] {
      for row in rows(names, describes, columns: columns) {
        #expect(row.columnCount <= max(1, columns - 1))
      }
    }
  }

  @Test func controlCharactersStayOut() {
    #expect(rows(["a\u{1B}[2J"], ["x\ny"], columns: 80) == ["a[2J  x y"])
  }

  @Test func cellsAreThoseOfATerminal() {
    #expect("abc".columnCount == 3)
    #expect("日本".columnCount == 4)
    #expect("e\u{301}".columnCount == 1)
    #expect("\u{1F680}".columnCount == 2)
    #expect("日本語".clipped(to: 5) == "日...")
    #expect("ab".padded(to: 4) == "ab  ")
  }
}
