import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import Support
import Testing

@testable import LayoutShell

/// Pictures name everything that is in them, and what is not.
@Suite struct NarrowViewTests {
  private static let row = """
    root card 320x100
    image avatar in card content 4x40
    view badge in card content 40x40
    view line in card content 0.5x60
    pin avatar leading top inset 8
    pin line leading inset 100
    pin line top inset 20
    pin badge trailing top inset 8
    """

  @Test func aViewTooNarrowForItsNameGetsAMark() throws {
    var conversation = Conversation(Self.row)
    try conversation.replay(
      """
      plumb> draw
      0               80              160             240             320
      ┌──────────────────────────────────────────────────────────────┐ card 320x100
      │ 1                                                   ┌badge─┐ │ 8
      │ │                 2                                 │      │ │ 20
      │ │                 │                                 │      │ │
      │ │                 │                                 └──────┘ │ 48
      │                   │                                          │
      │                   │                                          │ 80
      │                                                              │
      └──────────────────────────────────────────────────────────────┘ 100
      1 is avatar at 8,8, 4x40
      2 is line at 100,20, 0.5x60
      """)
  }

  @Test func whatCannotBeSeenIsNamed() {
    var conversation = Conversation(
      Self.row + """

        view under in card
        under.edges == badge.edges
        view over in card
        over.edges == badge.edges
        view point in card content 0x0
        pin point leading top inset 50
        view away in card content 10x10
        pin away leading top inset 900
        hide line
        """)
    let lines = conversation.say("draw")
    #expect(lines.contains("covered: badge at 272,8, 40x40"))
    #expect(lines.contains("covered: under at 272,8, 40x40"))
    #expect(lines.contains("no extent: point at 50,50, 0x0"))
    #expect(lines.contains("outside: away at 900,900, 10x10"))
    #expect(lines.contains("hidden: line"))
  }

  @Test func namesThatBeginAlikeAreToldApart() {
    var conversation = Conversation(
      """
      root card 320x100
      view titleOfTheSong in card content 30x20
      view titleOfTheAlbum in card content 30x20
      pin titleOfTheSong leading top inset 8
      pin titleOfTheAlbum trailing top inset 8
      """)
    let lines = conversation.say("draw")
    #expect(lines.contains("1 is titleOfTheSong at 8,8, 30x20"))
    #expect(lines.contains("2 is titleOfTheAlbum at 282,8, 30x20"))
  }

  @Test func aLongNameOfTheRootStandsAboveThePicture() {
    let name = "UITableViewCellContentView1"
    var conversation = Conversation("root \(name) 320x100")
    #expect(
      conversation.say("draw").prefix(3).map { $0.prefix(40).description } == [
        "\(name) 320x100", "0               80              160     ",
        "┌───────────────────────────────────────",
      ])
  }

  @Test func everyViewOfAPictureIsNamed() {
    for seed in seeds(60) {
      let shell = LawTests.shell(seed &+ 400, lines: 30)
      guard let root = shell.layout.root else { continue }
      let solved = shell.examination.solved
      guard solved.frame(of: root).width > 0 else { continue }
      let lines = TerminalDrawing(solved, of: root).lines
      for item in shell.layout.items where item.isView {
        let isNamed = lines.contains { line in
          line.contains(item.name) || line.contains("┌" + item.name.prefix(3))
        }
        #expect(isNamed, "seed \(seed): \(item.name)\n\(lines.joined(separator: "\n"))")
      }
    }
  }
}
