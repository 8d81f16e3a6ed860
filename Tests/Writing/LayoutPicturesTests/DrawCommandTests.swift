import LayoutDiagnosis
import LayoutDrawing
import LayoutPictures
import LayoutShell
import PlumbLanguage
import Testing

/// `draw` at the prompt, with characters and in files.
@Suite struct DrawCommandTests {
  private static let card = """
    root card 320x200
    view title in card content 96x20
    pin title top leading inset 16
    """

  @Test(arguments: [
    ("draw --svg card.svg", "drew card in card.svg"),
    ("draw title --svg card.svg", "drew title in card.svg"),
    ("draw c1 --svg card.svg", "drew card, c1 in card.svg"),
    ("draw at 400 --svg card.svg", "drew card in card.svg"),
    ("draw since #1 --svg card.svg", "drew card, before and after in card.svg"),
    ("draw --conflicts --svg card.svg", "no conflict; nothing was written"),
  ])
  func aPictureIsWritten(line: String, reply: String) throws {
    var player = Player(
      try Session(
        "plumb 1\n\n" + Self.card.split(separator: "\n").map { "plumb> \($0)\n" }.joined()),
      files: .none)
    while player.next() != nil {}
    var shell = player.shell
    #expect(shell.run(line).transcript == [reply])
  }

  @Test(arguments: ["draw c1", "draw since #1", "draw --conflicts", "draw --svg"])
  func whatNeedsAFileSaysSo(line: String) {
    var shell = Picturing.shell(Self.card)
    #expect(shell.run(line).error != nil)
  }

  @Test func detailsAreDrawnWithCharacters() {
    var shell = Picturing.shell(
      """
      root card 320x100
      label title "Now Playing" in card
      view box in card content 60x40
      pin title top leading inset 16
      pin box top trailing inset 16
      """)
    let plain = shell.run("draw").transcript
    #expect(!plain.contains { $0.contains("Now Playing") })
    let texts = shell.run("draw --text").transcript
    #expect(texts.contains { $0.contains("Now Playing") }, "\(texts)")
    let both = shell.run("draw --text --distances").transcript
    #expect(both.contains { $0.contains("Now Playing") })
    #expect(both.contains { $0.contains("16") && $0.contains("↔") }, "\(both)")
    #expect(both.contains { $0.contains("↕16") }, "\(both)")
  }

  /// A log gives no sizes, but its conflict has lengths.
  @Test func aConflictWithoutSizesIsDrawnAsAChain() {
    var shell = Picturing.shell(
      """
      root root
      view title in root
      title.leading == root.leading + 20
      root.trailing == title.trailing + 20
      title.width == 300
      root.width == 320
      """)
    let lines = shell.run("draw").transcript
    #expect(lines.contains { $0.contains("┤") && $0.contains("title 300") && $0.hasSuffix(" 340") })
    #expect(lines.contains { $0.contains("root 320") && $0.hasSuffix(" 320") }, "\(lines)")
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    let picture = Drawable.layout(shell.analysis, of: nil).picture()
    #expect(picture.title.hasPrefix("conflict around"))
    _ = shell.run("remove c3")
    #expect(!shell.run("draw").transcript.contains { $0.contains("title 300") })
  }

  @Test(arguments: [
    ("draw c1 since #1 --svg card.svg", "draw c1 --svg card.svg", 8),
    ("draw c1 --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
    ("draw title --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
    ("draw since #1 --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
    ("draw --text --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
    ("draw --distances --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
  ])
  func whatIsNotInThePictureIsNotPassedOver(line: String, meant: String, caret: Int) throws {
    var shell = Picturing.shell(Self.card)
    let error = try #require(shell.run(line).error)
    #expect(error.correction == meant)
    #expect(error.ranges.map(\.lowerBound) == [caret])
    #expect(shell.run(meant).error?.correction == nil)
  }
}
