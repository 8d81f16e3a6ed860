import LayoutModel
import Testing

/// How texts are measured, and how they break into lines.
@Suite struct TextMeasureTests {
  private let text = TextMeasure(Font())

  @Test func aLineIsAsHighAsUIKitsSystemFont() {
    #expect(abs(Font(size: 17).lineHeight - 20.287) < 0.001)
    #expect(Font(size: 17).ascender + Font(size: 17).descender == Font(size: 17).lineHeight)
    #expect(text.size(of: "a\nb\nc").height == 3 * Font().lineHeight)
  }

  @Test func widthsAddUp() {
    #expect(text.width(of: "") == 0)
    #expect(text.width(of: "ab") == text.width(of: "a") + text.width(of: "b"))
    #expect(text.width(of: "iiii") < text.width(of: "mmmm"))
    #expect(text.size(of: "mm\ni").width == text.width(of: "mm"))
  }

  /// The words of a long text are kept, and those of few texts: at any width a text has the lines that
  /// it has by itself, whatever was measured in between.
  @Test func aTextIsMeasuredAsBeforeWhateverCameInBetween() {
    let texts = (0..<80).map { number in
      (0..<20).map { "word\(number * $0) " }.joined() + "end-of-\(number)"
    }
    let widths = [30.0, 120, 400]
    func lines() -> [[Double]] {
      texts.flatMap { one in widths.map { text.lines(of: one, within: $0) } }
    }
    let first = lines()
    #expect(lines() == first)
    for (one, width) in texts.flatMap({ one in widths.map { (one, $0) } }) {
      // Short pieces are not kept.
      for line in text.texts(of: one, within: width) {
        #expect(text.width(of: line) <= width + 1 / 1024)
      }
    }
    let larger = TextMeasure(Font(size: 34))
    #expect(larger.lines(of: texts[0], within: 120) != text.lines(of: texts[0], within: 120))
  }

  @Test func largerLettersStandCloser() {
    let small = TextMeasure(Font(size: 12)).width(of: "Now playing") / 12
    let large = TextMeasure(Font(size: 20)).width(of: "Now playing") / 20
    let huge = TextMeasure(Font(size: 40)).width(of: "Now playing") / 40
    #expect(large < small)
    #expect(abs(huge - large) < 0.001)
  }

  @Test func heavierIsWider() {
    let widths = Font.Weight.allCases.map {
      TextMeasure(Font(weight: $0)).width(of: "Now playing")
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test func accentsTakeNoRoom() {
    #expect(text.width(of: "é") == text.width(of: "e"))
    #expect(text.width(of: "e\u{301}") == text.width(of: "e"))
    #expect(text.width(of: "Ø") == text.width(of: "O"))
    #expect(text.width(of: "Æ") > text.width(of: "A"))
  }

  @Test func wideCharactersAreAsWideAsHigh() {
    #expect(text.width(of: "布局") == 34)
    #expect(text.width(of: "👩‍👩‍👧") == text.width(of: "🌮"))
    #expect(TextMeasure(Font(size: 38)).width(of: "😬").rounded() == 43)
  }

  @Test func linesBreakBetweenWords() {
    let wide = text.width(of: "one two")
    #expect(
      text.lines(of: "one two three", within: wide) == [wide, text.width(of: "three")])
    #expect(text.lines(of: "one two three", within: text.width(of: "one two three")).count == 1)
  }

  @Test func theBlankOfABrokenLineTakesNoRoom() {
    #expect(
      text.lines(of: "one   two", within: 40) == [text.width(of: "one"), text.width(of: "two")])
  }

  @Test func aNoBreakSpaceHoldsWordsTogether() {
    #expect(text.lines(of: "a 10\u{A0}km", within: 50) == ["a", "10 km"].map(text.width))
  }

  @Test func compoundWordsBreakBehindTheHyphen() {
    let parts = ["right-", "hand"].map { text.width(of: $0) }
    #expect(text.lines(of: "right-hand", within: 50) == parts)
    #expect(text.lines(of: "-12 -13", within: 30) == ["-12", "-13"].map { text.width(of: $0) })
  }

  @Test func longWordsBreakBetweenCharacters() {
    let letter = text.width(of: "m")
    #expect(text.lines(of: "mmmmm", within: 2 * letter) == [2 * letter, 2 * letter, letter])
    // A width without room still takes a character a line.
    #expect(text.lines(of: "mmm", within: 0).count == 3)
  }

  @Test func scriptsWithoutBlanksBreakAnywhere() {
    #expect(text.lines(of: "自动布局", within: 34) == [34, 34])
  }

  @Test func ownLineBreaksCount() {
    #expect(text.lines(of: "a\n\nb").count == 3)
    #expect(text.lines(of: "a\r\nb\u{2028}c").count == 3)
    #expect(text.lines(of: "").count == 1)
  }

  @Test func noMoreLinesThanAllowed() {
    #expect(text.lines(of: "one two three", within: 40, limit: 2) == [text.width(of: "one"), 40])
    #expect(text.lines(of: "a\nbbb", limit: 1) == [text.width(of: "a")])
    #expect(text.lines(of: "a\nb\nc", limit: 2).count == 2)
  }

  @Test func aTextFitsItsOwnWidth() {
    for words in ["Now playing", "Location manager not updating", "a b c d e f g h i j k l m n"] {
      for size in [11.0, 13, 15, 17, 22.5, 40] {
        let text = TextMeasure(Font(size: size))
        #expect(text.lines(of: words, within: text.width(of: words)).count == 1)
      }
    }
  }
}
