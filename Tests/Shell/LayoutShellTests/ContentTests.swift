import PlumbLanguage
import LayoutDiagnosis
import LayoutModel
import XcodeLogs
import Testing

@testable import LayoutShell

/// Views that are as large as what they say and what they are.
@Suite struct ContentTests {
  private static let long = "Location manager not updating locations because it was told to stop"

  @Test func aLabelIsAsLargeAsItsText() {
    let conversation = Conversation("root card 320x200\nlabel title \"Label\"")
    #expect(conversation.content("title") == [41.5, 20.5])
  }

  @Test func optionsComeInAnyOrder() throws {
    let conversation = Conversation(
      """
      root card 320x200
      view box
      label title "Label" font 20 bold lines 2 in box
      label other "Label" content 10x- in box lines 0 font 12
      """)
    let layout = conversation.shell.layout
    let title = try #require(layout.item(layout.id("title")))
    #expect(title.font == Font(size: 20, weight: .bold))
    #expect(title.lines == 2)
    #expect(title.parent == layout.id("box"))
    #expect(conversation.content("title") == [51.5, 24])
    #expect(conversation.content("other") == [10, nil])
    #expect(layout.item(layout.id("other"))?.lines == 0)
  }

  @Test func settingsChangeTheSize() {
    var conversation = Conversation("root card 320x200\nlabel title \"Label\"\ncontent title usual")
    _ = conversation.say("title.text = \"Label Label\"")
    #expect((conversation.content("title").first ?? nil) ?? 0 > 82)
    _ = conversation.say("title.font = 12")
    #expect(conversation.content("title").last == 14.5)
    _ = conversation.say("title.text = \"one\\ntwo\"")
    #expect(conversation.content("title").last == 14.5)
    _ = conversation.say("title.lines = 0")
    #expect(conversation.content("title").last == 29)
    _ = conversation.say("scale 3")
    #expect(conversation.content("title").last.flatMap { $0 }.map { ($0 * 3).rounded() } == 86)
    _ = conversation.say("content title 30x-")
    #expect(conversation.content("title") == [30, nil])
    _ = conversation.say("content title usual")
    #expect(conversation.content("title").last.flatMap { $0 }.map { ($0 * 3).rounded() } == 86)
    _ = conversation.say("content title none")
    #expect(conversation.content("title") == [nil, nil])
  }

  /// First as wide as its text, then broken where it got no more room.
  @Test func aLabelOfSeveralLinesTakesTwoPasses() {
    var conversation = Conversation(
      """
      root card 320x200
      label body "\(Self.long)" lines 0
      view below content 10x10
      body.leading == card.leading + 16
      body.top == card.top + 16
      below.top == body.bottom + 8
      below.leading == body.leading
      """)
    #expect(conversation.say("expect body.height == 20.5") == [])
    #expect(
      conversation.say("body.trailing <= card.trailing - 16") == [
        "= moved      body.width 519.5 → 277, body.height 20.5 → 41, below.y 44.5 → 65"
      ])
    // The label hugs the widest of its lines, not the room it was given.
    #expect(conversation.say("expect body.width == 277") == [])
    _ = conversation.say("root card 200x200")
    #expect(conversation.say("expect body.height == 81.5") == [])
    #expect(conversation.say("expect body.width <= 168") == [])
    _ = conversation.say("body.lines = 2")
    #expect(conversation.say("expect body.height == 41") == [])
    #expect(conversation.say("expect body.width == 168") == [])
    _ = conversation.say("body.lines = 1")
    #expect(conversation.say("expect body.height == 20.5") == [])
  }

  @Test func aStretchedLabelBreaksInTheWidthItGets() {
    var conversation = Conversation(
      """
      root card 320x200
      label body "\(Self.long)" lines 0
      stack column axis v spacing 4: body
      pin column top horizontal
      """)
    #expect(conversation.say("expect column.height == 41") == [])
    _ = conversation.say("root card 100x200")
    #expect(conversation.say("expect column.height == 142.5") == [])
    _ = conversation.say("root card 600x200")
    #expect(conversation.say("expect column.height == 20.5") == [])
  }

  @Test func aWidthThatIsGivenLeavesTheLinesAlone() {
    var conversation = Conversation(
      "root card 320x200\nlabel body \"\(Self.long)\" lines 0 content 100x20")
    _ = conversation.say("body.width == 50")
    #expect(conversation.say("expect body.height == 20") == [])
  }

  @Test func textsStandOnOneBaseline() {
    var conversation = Conversation(
      """
      root card 320x200
      label title "Width:"
      button less "0"
      label note "small" font 11
      pin title top leading
      less.firstBaseline == title.firstBaseline
      note.lastBaseline == title.lastBaseline
      """)
    // As Interface Builder has them: the button 4 points higher.
    #expect(conversation.say("expect less.y == -4") == [])
    #expect(conversation.say("expect note.firstBaseline == title.firstBaseline") == [])
    _ = conversation.say("baseline title first 10 last 3")
    #expect(conversation.say("expect less.y == -10.5") == [])
    _ = conversation.say("baseline title usual")
    #expect(conversation.say("expect less.y == -4") == [])
  }

  @Test func theTextOfALabelOfAnotherHeightIsInItsMiddle() {
    var conversation = Conversation(
      "root card 320x200\nlabel title \"Label\" content 42x40.5\npin title top leading")
    #expect(conversation.say("expect title.firstBaseline == 26.5") == [])
    #expect(conversation.say("expect title.lastBaseline == 26.5") == [])
  }

  @Test(
    arguments: [
      "view", "label", "button", "image", "field", "textview", "switch", "slider", "stepper",
      "segmented", "progress", "spinner", "spacer", "scroll",
    ])
  func eachKindHasItsCommand(_ word: String) throws {
    let conversation = Conversation("root card 320x200\n\(word) it in card")
    let item = try #require(
      conversation.shell.layout.item(conversation.shell.layout.id("it")))
    #expect(item.kind.rawValue == word)
    #expect(item.hugging == item.kind.usualHugging)
    #expect((item.content == PerAxis(nil)) == !item.kind.hasContent)
  }

  @Test func whatSaysNothingTakesNoText() {
    var conversation = Conversation(
      "root card 320x200\nview box\nswitch wifi\nlabel title \"x\"\nbutton done\nguide gap")
    #expect(conversation.error("wifi.text = \"x\"") == .noText)
    #expect(conversation.error("box.font = 12") == .noText)
    #expect(conversation.error("gap.text = \"x\"") == .noText)
    #expect(conversation.error("done.lines = 2") == .noText)
    #expect(conversation.error("switch other \"x\"") == .unexpected)
    #expect(conversation.error("view other font 12") == .unexpected)
    #expect(conversation.error("button other lines 2") == .unexpected)
    #expect(conversation.error("guide other content 3x3") == .unexpected)
    #expect(conversation.error("title.font = 0") == .numberOutOfRange)
    #expect(conversation.error("title.font = 1000000") == .numberOutOfRange)
    #expect(conversation.error("title.lines = 1.5") == .numberOutOfRange)
    #expect(conversation.error("title.lines = -1") == .numberOutOfRange)
    #expect(conversation.error("title.font = 12 fat") == .badChoice)
    #expect(conversation.error("label other \"x\" font 12 fat") == .badChoice)
    #expect(conversation.error("title.text = 12") == .missing)
    #expect(conversation.shell.layout.named("other") == nil)
  }

  @Test func anErrorMarksTheOptionItIsAbout() {
    var conversation = Conversation("root card 320x200\nguide gap")
    #expect(
      conversation.say("label a \"x\" in gap font 12") == [
        "error[E043]: gap is a guide and cannot contain views", "  label a \"x\" in gap font 12",
        "                 ^~~",
      ])
    #expect(
      conversation.say("label a \"x\" font 0 in card").last == "                   ^")
  }

  @Test func theTreeTellsWhatIsUnusual() {
    var conversation = Conversation(
      """
      root card 320x200
      label title "Label" in card font 20 bold lines 0
      switch wifi
      hug wifi h 251
      """)
    #expect(
      conversation.say("show").dropFirst() == [
        "├ title        label, \"Label\", font 20 bold, lines 0, content 51.5x24",
        "└ wifi         switch, content 49x31, hug h 251",
      ])
  }

  @Test func aLayoutIsWrittenWithItsTexts() throws {
    let lines = """
      root card 320x200
      label a "one\\ntwo" in card font 20 bold lines 0
      label b in card
      content b none
      button c "Go" in card font 12.5
      content c 40x-
      switch d in card
      hug d h 250
      label e "x" in card
      baseline e first 3 last 0
      scale 3
      """
    let layout = Conversation(lines).shell.layout
    let written = layout.commands.joined(separator: "\n")
    #expect(
      written == """
        root card 320x200
        label a "one\\ntwo" in card font 20 bold lines 0
        label b in card
        button c "Go" in card font 12.5
        switch d in card
        label e "x" in card
        content b none
        content c 40x-
        hug d h 250
        baseline e first 3 last 0
        scale 3
        """)
    let again = Conversation(written).shell
    #expect(again.layout.commands == layout.commands)
    #expect(again.analysis.layout.items.map(\.content) == layout.items.map(\.content))
  }

  @Test func whatALogDoesNotSayHasNoContent() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0x10'Some text'.width == 100   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0x10'Some text'.width == UIView:0x11.width + 200   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0x11.width == 200   (active, names: '|':UIWindow:0x12 )>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 UIView:0x11.width == 200   (active, names: '|':UIWindow:0x12 )>
      """
    let block = try #require(try ConflictLog.blocks(in: log).first)
    let layout = try block.imported().layout
    let label = try #require(layout.items.first { $0.kind == .label })
    #expect(label.text == "Some text")
    #expect(label.content == PerAxis(nil))
    #expect(layout.commands.contains("content \(label.name) none"))
  }

  @Test func completionKnowsWhatAKindTakes() {
    let shell = Conversation("root card 320x200\nlabel title \"x\"\nbutton done\nswitch wifi").shell
    func offers(_ line: String) -> [String] {
      shell.completion(of: line, at: line.unicodeScalars.count).candidates.map(\.text)
    }
    #expect(offers("label other \"x\" fo") == ["font"])
    #expect(offers("label other \"x\" font 20 b") == ["bold"])
    #expect(offers("switch other li") == [])
    #expect(offers("title.lin") == ["lines"])
    #expect(offers("done.te") == ["text"])
    #expect(offers("done.lin") == [])
    #expect(offers("wifi.fon") == [])
  }
}

extension Conversation {
  /// The content size of an item, as it is drawn.
  fileprivate func content(_ name: String) -> [Double?] {
    let layout = shell.analysis.layout
    let content = layout.item(layout.id(name))?.content
    return [content?.horizontal ?? nil, content?.vertical ?? nil]
  }
}

extension Layout {
  /// The item of that name; one that never was where there is none.
  fileprivate func id(_ name: String) -> Item.ID {
    guard case .item(let id)? = named(name) else {
      Issue.record("nothing is named \(name)")
      return root ?? items[0].id
    }
    return id
  }
}
