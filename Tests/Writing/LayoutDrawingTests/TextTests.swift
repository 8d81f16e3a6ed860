import LayoutSupport
import Support
import Testing

@testable import LayoutDrawing

/// How wide texts are, and how they become lines.
@Suite struct TextTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("größe", 5), ("e\u{301}", 1), ("日本", 4), ("정렬", 4), ("ｆｕｌｌ", 8),
    ("🌮", 2), ("a\u{200D}b", 2), ("─┌│", 3), ("→ …", 3), ("■ ○ ·", 5), ("\u{200F}x", 1),
  ])
  func aTextTakesColumns(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
    #expect(text.padded(to: 9) == text + String(repeating: " ", count: 9 - width))
    #expect(text.leftPadded(to: 9) == String(repeating: " ", count: 9 - width) + text)
    // What is wider stays.
    #expect(text.padded(to: width - 1) == text)
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb", "a␛[2Jb"), ("\u{7F}", "␡"), ("\u{202E}x", "\\u{202e}x"), ("\u{85}", "\\u{85}"),
    ("größe 日本", "größe 日本"), ("a\tb\n", "a␉b␊"),
  ])
  func whatAStrangerWroteIsNotObeyed(_ text: String, _ shown: String) {
    #expect(text.escaped == shown)
    #expect(!text.escaped.unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
  }

  @Test(arguments: [
    ("■   required", "#   required"), ("96 → 240 …", "96 -> 240 .."),
    ("┌─┐", "+-+"), ("└─┘", "+-+"), ("└ b", "` b"), ("├ a", "| a"), ("a ≤ ∞", "a <= inf"),
    ("␛[2J", "^[[2J"), ("日本", "日本"),
  ])
  func signsHaveANameInASCII(_ line: String, _ plain: String) {
    #expect(Ascii.line(line) == plain)
  }

  // MARK: - Paragraphs

  @Test func wordsBreakAtBlanksAndGoOnIndented() {
    #expect(
      Paragraph.lines("note  one two three four", indent: 6, width: 14) == [
        "note  one two", "    three four",
      ])
    #expect(
      Paragraph.lines("note  some words that do not fit in one line", indent: 6, width: 30) == [
        "note  some words that do not", "      fit in one line",
      ])
    #expect(Paragraph.lines("it fits", indent: 9, width: 7) == ["it fits"])
    #expect(Paragraph.lines("日本語 日本語 日本語", indent: 0, width: 20) == ["日本語 日本語 日本語"])
    #expect(Paragraph.lines("日本語 日本語 日本語", indent: 0, width: 19).count == 2)
  }

  @Test func aLongWordBreaksBehindASign() {
    let lines = Paragraph.lines(
      "MyApp.VeryLongTableViewCell.Avatar:0x7fa1c2d3", indent: 0, width: 30)
    #expect(lines == ["MyApp.VeryLongTableViewCell.", "Avatar:0x7fa1c2d3"])
  }

  @Test(arguments: seeds(8))
  func noLineIsTooWideAndNoWordIsLost(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = (0..<random.int(1...30)).map { _ in
      String((0..<random.int(1...40)).map { _ in random.pick(Array("abc.日e_")) })
    }
    let text = words.joined(separator: " ")
    let width = random.int(40...100)
    let indent = random.int(0...20)
    let lines = Paragraph.lines(text, indent: indent, width: width)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    let blank: Set<Character> = [" "]
    #expect(lines.joined().filter { !blank.contains($0) } == text.filter { !blank.contains($0) })
    if lines.count > 1 {
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(String(repeating: " ", count: indent)) })
    }
  }

  @Test func aWordOfAnyLengthIsBrokenInOnePass() {
    let start = processorTime()
    for word in [String(repeating: "t", count: 400_000), String(repeating: "日a.", count: 30_000)] {
      for text in [word, "see " + word + " there"] {
        let lines = Paragraph.lines(text, indent: 4)
        #expect(lines.allSatisfy { $0.displayWidth <= 80 })
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    ") })
        let blank: Set<Character> = [" "]
        #expect(
          lines.joined().filter { !blank.contains($0) } == text.filter { !blank.contains($0) })
      }
    }
    #expect(processorTime() - start < .seconds(5))
  }

  @Test func aRowIsFoldedUnderItsSecondColumn() {
    let folded = Paragraph.$width.withValue(30) {
      Paragraph.folded("c1    title.leading == card.leading + 16")
    }
    #expect(folded == ["c1    title.leading ==", "      card.leading + 16"])
  }

  @Test func sentencesOfAPageAreJoinedAndTablesAreNot() {
    let page = [
      "Every view of a layout has four numbers, and each of them has to be determined by",
      "some rule; otherwise the layout is ambiguous.", "", "view    x    y", "card    0    0",
    ]
    let lines = Paragraph.$width.withValue(60) { Paragraph.reflowed(page) }
    #expect(
      lines == [
        "Every view of a layout has four numbers, and each of them",
        "has to be determined by some rule; otherwise the layout is", "ambiguous.", "",
        "view    x    y", "card    0    0",
      ])
    #expect(Paragraph.reflowed(page) == page)
  }

  // MARK: - Excerpts

  @Test func aPlaceIsMarkedBelowTheLine() {
    #expect(
      Excerpt.lines("hug titel h 252", [4..<9], note: "did you mean title?") == [
        "  hug titel h 252", "      ^~~~~ did you mean title?",
      ])
    // Wide characters and marks without a width stand where they are seen.
    #expect(Excerpt.lines("日本 x", [3..<4], note: nil) == ["  日本 x", "       ^"])
    #expect(Excerpt.lines("e\u{301} x", [3..<4], note: nil) == ["  e\u{301} x", "    ^"])
    #expect(
      Excerpt.lines("a.left == b.top", [0..<6, 10..<15], note: nil)
        == [
          "  a.left == b.top", "  ^~~~~~    ^~~~~",
        ])
  }

  @Test func ofALongLineThePartAroundThePlaceIsShown() {
    let line = String(repeating: "x ", count: 100) + "here " + String(repeating: "y ", count: 100)
    let lines = Excerpt.lines(line, [200..<204], note: nil)
    #expect(lines.count == 2 && lines.allSatisfy { $0.displayWidth <= 80 })
    #expect(lines[0].hasPrefix("  …") && lines[0].hasSuffix("…"))
    let column = lines[1].prefix { $0 == " " }.count
    #expect(lines[0].dropFirst(column).hasPrefix("here"))
  }
}
