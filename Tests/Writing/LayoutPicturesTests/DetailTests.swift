import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutShell
import Testing

@testable import LayoutPictures

/// Distances, texts that are cut off, and what scroll views hide.
@Suite struct DetailTests {
  private static let row = """
    root card 320x100
    view one in card content 60x40
    view two in card content 80x40
    pin one top leading inset 16
    two.leading == one.trailing + 8
    two.top == one.top
    """

  private func words(_ lines: String) -> [String] {
    let analysis = Picturing.shell(lines).analysis
    guard let root = analysis.layout.root else { return [] }
    return Gap.all(in: analysis.solved, of: root).map { $0.words(in: analysis.layout) }
  }

  @Test func eachDistanceIsThereOnce() {
    #expect(
      words(Self.row) == [
        "card to one 16", "one to two 8", "card to one 16", "one to card 44", "two to card 156",
        "card to two 16", "two to card 44",
      ])
  }

  @Test func viewsThatTouchHaveNoDistance() {
    let touching = Self.row.replacing("one.trailing + 8", with: "one.trailing")
    #expect(!words(touching).contains { $0.hasPrefix("one to two") })
  }

  @Test func aDistanceIsDrawnWithItsNumber() {
    let picture = Drawable.layout(Picturing.shell(Self.row).analysis, of: nil)
      .picture(showing: .distances)
    Picturing.check(picture, "row")
    #expect(picture.shapes.count { $0.role == .distance } == 7)
    let texts = Picturing.texts(of: picture).map(\.text)
    #expect(texts.contains("44") && texts.contains("156"))
    let plain = Drawable.layout(Picturing.shell(Self.row).analysis, of: nil).picture()
    #expect(!plain.shapes.contains { $0.role == .distance })
  }

  @Test func aTextThatIsCutOffIsMarkedAtItsEnd() throws {
    let analysis = Picturing.shell(
      """
      root card 120x60
      label title "A title that is longer than its card" in card
      pin title top leading trailing inset 8
      """
    ).analysis
    let picture = Drawable.layout(analysis, of: nil).picture(showing: .texts)
    let mark = try #require(picture.shapes.first { $0.role == .cut })
    guard case .rectangle(let frame) = mark.outline else {
      Issue.record("no rectangle")
      return
    }
    let view = try #require(picture.shapes.first { $0.role == .view })
    guard case .rectangle(let box) = view.outline else {
      Issue.record("no rectangle")
      return
    }
    #expect(abs(frame.right - box.right) < 0.01, "it is where the text ends")
    #expect(Picturing.texts(of: picture).contains { $0.text.hasPrefix("cut off: title needs") })
  }

  @Test func theTitleOfAButtonIsInItsMiddle() throws {
    let analysis = Picturing.shell(
      """
      root card 320x60
      button go "Go" in card
      pin go top leading trailing inset 8
      """
    ).analysis
    let picture = Drawable.layout(analysis, of: nil).picture(showing: .texts)
    let text = try #require(picture.shapes.first { $0.role == .content })
    guard case .text(_, let place, let width, _) = text.outline else { return }
    #expect(abs(place.x + width / 2 - picture.size.width / 2) < 1)
  }

  @Test func whatAScrollViewHidesIsDim() throws {
    let analysis = Picturing.shell(
      """
      root screen 200x100
      scroll page in screen
      pin page
      view long in page
      pin long
      long.width == page.frame.width
      long.height == 300
      """
    ).analysis
    let picture = Drawable.layout(analysis, of: nil).picture()
    #expect(picture.shapes.contains { $0.role == .outside })
    let view = try #require(picture.shapes.last { $0.role == .view })
    guard case .rectangle(let inside) = view.outline else { return }
    let root = try #require(picture.shapes.first { $0.role == .root })
    guard case .rectangle(let window) = root.outline else { return }
    #expect(inside.bottom <= window.bottom + 0.01, "it is clipped")
  }

  @Test func programsThatKnowNoVariablesGetColours() {
    let text = SVG(Drawable.layout(Picturing.shell(Self.row).analysis, of: nil).picture()).fixedText
    #expect(!text.contains("var("))
    #expect(!text.contains("@media"))
    #expect(text.contains("#eef3fa"))
  }
}
