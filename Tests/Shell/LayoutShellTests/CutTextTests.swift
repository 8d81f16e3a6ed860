import LayoutModel
import Testing

@testable import LayoutShell

/// Texts that are cut off, and what else hurts without a conflict: it is told, and fixes mend it.
@Suite struct CutTextTests {
  private static let wide = """
    root card 260x120
    label title "Deliveries to the house next door" in card
    title.top == card.top + 12
    title.leading == card.leading + 12
    """

  @Test func newsTellThatATextIsCutOff() {
    var conversation = Conversation(Self.wide)
    let news = conversation.say("title.trailing == card.trailing - 12")
    #expect(news.first == "! cut off    title.width 236, its text needs 250")
    #expect(conversation.say("frames").contains { $0.hasSuffix("cut off, needs 250 across") })
    #expect(conversation.say("draw").last == "cut off: title needs 250, has 236")
    // Nothing is told twice.
    #expect(conversation.say("card.width >= 10") == [])
  }

  @Test func newsTellThatALineHasNoHeight() {
    var conversation = Conversation(
      "root bar 300x40\nlabel name \"Log in\" in bar\npin name leading trailing inset 16")
    let news = conversation.say("pin name top bottom inset 20")
    #expect(news.contains("! cut off    name.height 0, its text needs 20.5"))
  }

  @Test func whatHasAGivenSizeIsNotJudged() {
    var conversation = Conversation(
      "root card 260x120\nlabel title \"Deliveries to the house next door\" in card content 96x20")
    #expect(!conversation.say("title.width == 90").contains { $0.contains("cut off") })
  }

  @Test func fixesGiveACutTextItsRoom() {
    var conversation = Conversation(Self.wide + "\ntitle.trailing == card.trailing - 12")
    let fixes = conversation.say("fixes")
    #expect(fixes.first == "! cut off    title.width 236, its text needs 250")
    #expect(fixes.contains { $0.hasPrefix("1  title.lines") && $0.contains("1 → 0") })
    #expect(fixes.contains { $0.contains("card.width 260 → 274") })
    _ = conversation.say("fix 1")
    #expect(conversation.say("fixes") == ["no conflict, nothing to fix"])
  }

  @Test func theNumberAtWhichTheTextFitsComesFirst() {
    var conversation = Conversation(
      """
      root sheet 300x400
      label heading "Log in" in sheet
      pin heading top leading inset 24
      view photo in sheet
      photo.top == heading.bottom + 16
      photo.leading == sheet.leading
      photo.width == 120
      photo.bottom == sheet.bottom - 20
      photo.height == 360 as tall
      """)
    let fixes = conversation.say("fixes")
    #expect(fixes.first?.hasPrefix("1  tall  360 → 319.5") == true)
    #expect(!fixes.contains { $0.contains("360 → 340") })
    #expect(fixes.contains { $0.contains("cuts off heading") || $0.contains("cut off heading") })
    _ = conversation.say("fix 1")
    #expect(conversation.say("expect heading.height == 20.5") == [])
  }

  @Test func fixesSettleATie() {
    var conversation = Conversation(Conversation.card)
    _ = conversation.say("badge.leading == title.trailing + 8")
    let fixes = conversation.say("fixes")
    #expect(fixes.first?.hasPrefix("! ambiguous  title.width, badge.width share 144") == true)
    #expect(fixes.count == 3)
    #expect(conversation.say("fix 1").contains { $0.hasPrefix("= resolved") })
    #expect(conversation.say("fixes") == ["no conflict, nothing to fix"])
  }

  @Test func fixesLetAScrollViewScroll() {
    var conversation = Conversation(
      """
      root view 375x667
      scroll list in view
      pin list
      view rows in list
      rows.height == 900
      rows.width == list.width
      pin rows top leading trailing
      """)
    let fixes = conversation.say("fixes")
    #expect(fixes.contains { $0.hasPrefix("1  rows.bottom == list.bottom") })
    _ = conversation.say("fix 1")
    #expect(conversation.say("expect list.content.height == 900") == [])
  }

  @Test func aFixByWhichARuleGivesWaySaysSo() {
    var conversation = Conversation("root r 300x80\nview a in r\npin a")
    _ = conversation.say("a.width == 180 as w")
    #expect(
      conversation.say("priority w 999") == ["= resolved   w gives way and is off by 120"])
    _ = conversation.say("undo")
    #expect(conversation.say("remove w").contains("= resolved   no conflict"))
  }

  @Test func aMinusThatIsMissingIsAFix() {
    var conversation = Conversation(
      """
      root page 390x800
      label caption "Hello" in page
      caption.top == page.top + 20
      caption.leading == page.leading + 16
      caption.trailing == page.trailing + 16 as far
      """)
    let fixes = conversation.say("fixes")
    #expect(fixes.contains { $0.contains("points outward") })
    #expect(fixes.contains { $0.hasPrefix("1  far") && $0.contains("16 → -16") })
    _ = conversation.say("caption.centerX == page.centerX")
    _ = conversation.say("remove far")
    _ = conversation.say("caption.trailing >= page.trailing + 10 as out")
    #expect(
      conversation.say("fixes").first?.contains("caption.trailing <= page.trailing - 10") == true)
  }

  @Test func masksThatSeveralViewsHaveGoOneAfterTheOther() {
    var conversation = Conversation(
      """
      root page 375x667
      let title = UILabel()
      title.text = "Apples"
      let price = UILabel()
      price.text = "1.20"
      page.addSubview(title)
      page.addSubview(price)
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16).isActive = true
      price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8).isActive = true
      price.topAnchor.constraint(equalTo: title.topAnchor).isActive = true
      title.topAnchor.constraint(equalTo: page.topAnchor, constant: 16).isActive = true
      """)
    #expect(conversation.say("fixes").contains { $0.contains("1  mask title off") })
  }

  @Test(arguments: [
    ("hide c", "the root cannot be hidden"), ("remove c", "the root cannot be removed"),
    ("sweep a.width 1..2", "nothing decides a.width: it is free"),
    ("draw --conflicts", "--conflicts is about a picture: it goes with --svg FILE"),
    ("device \"iPhone 99\"", "the last ones known are"),
  ])
  func errorsSayWhatIsMeant(_ line: String, _ words: String) {
    var conversation = Conversation("root c 9x9\nview a")
    #expect(conversation.say(line).joined(separator: " ").contains(words))
  }

  @Test func aRangeMayFollowIn() {
    var conversation = Conversation("root c 9x9")
    #expect(conversation.say("sweep c.width in 3..9") == conversation.say("sweep c.width 3..9"))
  }

  @Test func aRootThatLosesItsSizeSaysSo() {
    var conversation = Conversation("root c 9x9")
    #expect(conversation.say("root c").joined().contains("c no longer has the size 9x9"))
    #expect(conversation.error("help cut off") == nil)
  }
}
