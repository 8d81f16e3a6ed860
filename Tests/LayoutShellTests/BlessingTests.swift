import LayoutModel
import Testing

@testable import LayoutShell

/// Rewriting replies that changed, with manners.
@Suite struct BlessingTests {
  private static let old = """
    plumb 1
    title Old
    tolerance 0.5

    # Prose   with   blanks.
    plumb> root card 320x200
    plumb> view title in card content 96x20
    +  title     needs  {*}
    plumb> pin title top leading inset 12
    = title   moved

    plumb> frames
    view x y w h
    card 0.1 0 {n} {200±1}
    title 12 12 97 20

    -- kept.txt --
      as it is
    """

  @Test func onlyFailingLinesAreRewritten() throws {
    let session = try Session(Self.old)
    let blessing = Blessing(session, files: .none)
    #expect(blessing.changes.map(\.check.line) == [9, 12])
    let text = blessing.text(accepting: [true, true])
    let expected = Self.old.replacing("= title   moved", with: "= title   placed")
      .replacing("title 12 12 97 20", with: "title   12    12    96    20")
    #expect(text == expected + "\n")
    #expect(Replay(try Session(text), files: .none, oracle: .none).hasPassed)
  }

  @Test func changesAreAcceptedOneByOne() throws {
    let blessing = Blessing(try Session(Self.old), files: .none)
    #expect(blessing.text(accepting: [false, false]) == Self.old + "\n")
    #expect(
      blessing.text(accepting: [true, false])
        == Self.old.replacing("= title   moved", with: "= title   placed") + "\n")
  }

  @Test func oneLineCanBeChosen() throws {
    let blessing = Blessing(try Session(Self.old), files: .none, line: 9)
    #expect(blessing.changes.map(\.check.line) == [9])
  }

  @Test func aLiteralHoleIsWrittenWithTwoBraces() throws {
    let text = "plumb 1\n\nplumb> root card 3x3\nplumb> apropos {q|r}\nx\n"
    let blessing = Blessing(try Session(text), files: .none)
    #expect(blessing.changes.first?.new == ["nothing about {{q|r}"])
    #expect(
      Replay(try Session(blessing.text(accepting: [true])), files: .none, oracle: .none).hasPassed)
  }

  @Test func carriageReturnsSurvive() throws {
    let text = "plumb 1\r\n\r\n# Prose.\r\nplumb> root card 3x3\r\nwrong\r\nplumb> dof\r\n...\r\n"
    let blessing = Blessing(try Session(text), files: .none)
    let blessed = blessing.text(accepting: [true])
    let expected = text.replacing("wrong\r\n", with: "")
    #expect(blessed.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func anUnexpectedErrorIsOffered() throws {
    let text = "plumb 1\n\nplumb> view a\n...\n"
    let blessing = Blessing(try Session(text), files: .none)
    #expect(blessing.changes.count == 1)
    #expect(
      Replay(try Session(blessing.text(accepting: [true])), files: .none, oracle: .none).hasPassed)
  }
}
