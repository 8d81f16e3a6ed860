import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutSupport
import Testing

@testable import LayoutDrawing

/// Columns under each other.
@Suite struct TableTests {
  @Test func columnsStandUnderEachOther() {
    var table = Table([.left, .right, .left], gaps: [2, 3])
    table.add(["view", "x", "note"])
    table.add(["card", "0"])
    table.add(["größe", "-12.5", "hidden"])
    #expect(table.lines == ["view       x   note", "card       0", "größe  -12.5   hidden"])
  }

  @Test func wideCharactersTakeTwoColumnsAndCombiningMarksNone() {
    var table = Table([.left, .right], gaps: [1])
    table.add(["日本", "1"])
    table.add(["e\u{301}e\u{301}", "22"])
    #expect(table.lines == ["日本  1", "e\u{301}e\u{301}   22"])
  }

  @Test func theFirstColumnHasALeastWidth() {
    var table = Table([.left, .left], gaps: [1], leastHead: 6)
    table.add(["a", "b"])
    #expect(table.lines == ["a      b"])
  }

  @Test func aTextThatIsTooLongGoesOnUnderItself() {
    var table = Table([.left, .left], gaps: [3])
    table.add(["one", "some words that are more than the page has room for"])
    table.add(["seven", "few words"])
    let lines = Paragraph.$width.withValue(40) { table.lines }
    #expect(
      lines == [
        "one     some words that are more than", "        the page has room for",
        "seven   few words",
      ])
  }

  @Test func aNameThatLeavesNoRoomStandsOnALineOfItsOwn() {
    var table = Table([.left, .right, .right], gaps: [3, 3])
    let long = String(repeating: "LongName", count: 9)
    table.add(["view", "x", "y"])
    table.add([long, "10", "20"])
    let lines = table.lines
    #expect(lines.contains(long) && lines.allSatisfy { $0.displayWidth <= 80 })
    #expect(lines.last?.split(separator: " ") == ["10", "20"])
  }

  @Test func aTableWithoutRowsHasNoLines() { #expect(Table([.left], gaps: []).lines == []) }

  // MARK: - Frames

  @Test func theFramesOfALayoutAreATable() throws {
    let sketch = try Sketch(
      "root card 320x200; view title content 96.5x20; title.left == card.left - 8; view b; hide b")
    #expect(
      Views(LayoutAnalysis(sketch.layout)).text
        == [
          "view      x      y      w      h",
          "card      0      0    320    200",
          "title    -8      0   96.5     20   y not determined",
          "b         0      0      0      0   hidden, x, y, width, height not determined",
        ].map { $0 })
  }

  @Test func aTreeHangsOnItsTwigs() throws {
    let sketch = try Sketch(
      """
      root card 320x200; view a in card; view b in a content 9x9; label c "Hi" in a
      view d in card; hug d h 300; view e in d
      """)
    let views = Views(LayoutAnalysis(sketch.layout), as: .tree)
    let names = views.text.map { $0.components(separatedBy: "   ")[0] }
    #expect(names == ["card", "├ a", "│ ├ b", "│ └ c", "└ d", "  └ e"])
    #expect(views.text[2].hasSuffix("view, content 9x9"))
    #expect(views.text[3].contains("label, \"Hi\""))
    #expect(views.text[4].hasSuffix("view, hug h 300"))
    let plain = views.lines(isPlain: true).map(\.text)
    #expect(plain.map { $0.prefix { $0 == " " }.count } == [0, 2, 4, 4, 2, 4])
    #expect(!plain.joined().contains { "├└│".contains($0) })
  }

  // MARK: - Sums

  @Test func aConflictIsASumOnPaper() throws {
    let sketch = try Sketch(
      """
      root card 320x200; view title in card; view badge in card
      title.left == card.left + 16; title.width == 180 as min; badge.left == title.right + 8
      badge.right == card.right - 16; badge.width == 120 as wide
      """)
    #expect(
      Conflicts(in: LayoutAnalysis(sketch.layout)).text == [
        "x conflict   5 rules ask for 340, card.width is 320: 20 too many",
        "  c1    title.left == card.left + 16                   16",
        "  min   title.width == 180                            180",
        "  c3    badge.left == title.right + 8                   8",
        "  wide  badge.width == 120                            120   broken",
        "  c4    badge.right == card.right - 16                 16",
        "                                              sum     340",
        "  minimal: remove any one of them and the rest can be satisfied",
      ])
  }

  @Test func noLineOfAFindingIsWiderThanThePage() throws {
    let long = "aViewWithANameThatIsRatherLongAndGoesOn"
    let sketch = try Sketch(
      """
      root card 320x200; view \(long)1 in card; view \(long)2 in \(long)1
      \(long)1.width == 400; \(long)1.left == card.left; \(long)1.right == card.right - 3
      \(long)2.left >= \(long)1.left; \(long)2.right <= \(long)1.right; \(long)2.width == 9
      """)
    let analysis = LayoutAnalysis(sketch.layout)
    for width in [50, 80, 132] {
      Paragraph.$width.withValue(width) {
        let texts =
          [Views.Look.frames, .tree, .picture()].flatMap { Views(analysis, as: $0).text }
          + Conflicts(in: analysis).text
          + News(from: LayoutAnalysis(Layout()), to: analysis).text
        #expect(texts.allSatisfy { $0.displayWidth <= width }, "\(width): \(texts)")
        let words = texts.joined().filter { $0 != " " }
        #expect(words.contains(long + "1"))
      }
    }
  }
}
