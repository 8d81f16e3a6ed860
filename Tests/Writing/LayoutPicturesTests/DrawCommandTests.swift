import LayoutDiagnosis
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

  @Test(arguments: ["draw c1", "draw since #1", "draw --text", "draw --svg"])
  func whatNeedsAFileSaysSo(line: String) {
    var shell = Picturing.shell(Self.card)
    #expect(shell.run(line).error != nil)
  }

  @Test(arguments: [
    ("draw c1 since #1 --svg card.svg", "draw c1 --svg card.svg", 8),
    ("draw c1 --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
    ("draw title --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
    ("draw since #1 --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
    ("draw --text --conflicts --svg card.svg", "draw --conflicts --svg card.svg", 5),
  ])
  func whatIsNotInThePictureIsNotPassedOver(line: String, meant: String, caret: Int) throws {
    var shell = Picturing.shell(Self.card)
    let error = try #require(shell.run(line).error)
    #expect(error.correction == meant)
    #expect(error.ranges.map(\.lowerBound) == [caret])
    #expect(shell.run(meant).error?.correction == nil)
  }
}
