import PlumbLanguage
import LayoutModel
import UIKitTexts
import Synchronization
import Testing

@testable import LayoutShell

/// `spell` and `export`.
@Suite struct SpellTests {
  @Test func onlyThePartIsSpelled() {
    var conversation = Conversation(Conversation.card)
    #expect(
      conversation.say("spell as draftsman title") == [
        "title.drf", "  .leading.equal(with: .parent).offset(by: 16)",
        "  .top.equal(with: .parent).offset(by: 12)", "  .apply()",
      ])
    #expect(
      conversation.say("spell as uikit badge").filter { $0.contains("constraint(") }.count == 2)
    #expect(
      conversation.say("spell as relations badge") == [
        "badge.trailing == card.trailing - 16", "badge.centerY == title.centerY",
      ])
  }

  @Test func whatADialectCannotSayIsListed() {
    var conversation = Conversation(
      Conversation.card + "\ntitle.firstBaseline == badge.firstBaseline\noff c1")
    #expect(
      conversation.say("spell as draftsman").suffix(3) == [
        "note  c1  title.leading == card.leading + 16: it is off",
        "note  c5  title.firstBaseline == badge.firstBaseline: a draft has no",
        "      firstBaseline; it is written in UIKit",
      ])
    let file = conversation.say("export --to uikit")
    #expect(file.contains("    // c1  title.leading == card.leading + 16: it is off"))
  }

  @Test func aMereNameSaysNothing() {
    var conversation = Conversation("root card 320x200")
    for dialect in ["uikit", "snapkit", "draftsman", "swiftlayout", "stacks", "vfl"] {
      #expect(conversation.say("spell as \(dialect)") == ["nothing to report"])
    }
    conversation = Conversation("root card 320x200\nview title in card")
    #expect(
      conversation.say("spell as draftsman") == [
        "card.drf.insert {", "  title", "}.apply()",
      ])
    #expect(conversation.say("spell as swiftlayout title") == ["nothing to report"])
  }

  @Test func keyboardsAloneAreAskedFor() {
    var conversation = Conversation(
      "root card 320x200\nview field in card\nfield.bottom == card.keyboardEdge.top")
    #expect(
      conversation.say("spell as uikit") == [
        "card.keyboardLayoutGuide.usesBottomSafeArea = false",
        "field.bottomAnchor.constraint(",
        "  equalTo: card.keyboardLayoutGuide.topAnchor", ").isActive = true",
      ])
    // Draftsman's word means the keyboard alone.
    #expect(
      conversation.say("spell as draftsman field") == [
        "field.drf.onTopOfKeyboard().apply()"
      ])
  }

  @Test func roomInStacksIsDeclared() {
    var conversation = Conversation(
      """
      root card 320x200
      view icon in card content 24x24
      spacer gap in card
      stack row in card axis h margins 8: icon, gap
      gap.width >= 12 @999
      """)
    #expect(
      conversation.say("spell as stacks row") == [
        "let gap = UIView.spacer(minLength: 12)",
        "let row = UIView.hStack(margins: .all(8), [icon, gap])",
        "row.translatesAutoresizingMaskIntoConstraints = false", "card.addSubview(row)",
      ])
    // Draftsman's is required.
    let file = conversation.say("export --to draftsman")
    #expect(file.contains("      gap.drf.width.moreThan(to: 12).priority(999)"))
    conversation = Conversation(
      """
      root card 320x200
      view icon in card content 24x24
      spacer gap in card
      stack row in card axis h: icon, gap
      gap.width >= 12
      """)
    #expect(
      conversation.say("export --to draftsman").contains("  let gap = SpacerView(12)"))
  }

  @Test func stacksThatAreTypedAreWhole() {
    var conversation = Conversation(
      """
      root card 320x200
      view icon in card content 24x24
      view bar in card
      view badge in card
      stack row in card axis h: icon, bar
      row.spacing = 6
      spacing row after icon 12
      bar.width == 0.5 * row.width @999
      bar.height == 4 @250
      """)
    _ = conversation.say("move badge in row")
    _ = conversation.say("arrange row: icon, bar")
    let text = conversation.say("spell as stacks row")
    #expect(
      text == [
        "let row = UIView.hStack(spacing: 6, [icon, bar])",
        "row.translatesAutoresizingMaskIntoConstraints = false", "card.addSubview(row)",
        "row.addSubview(badge)", "row.setCustomSpacing(12, after: icon)",
        "bar.width(.fraction(0.5))",
        "let barHeight = bar.heightAnchor.constraint(equalToConstant: 4)",
        "barHeight.priority = .defaultLow", "barHeight.isActive = true",
      ])
  }

  @Test func lengthsOfArrangedViewsAreSaidOnce() {
    var conversation = Conversation(
      """
      root card 320x200
      view bar in card
      stack row in card axis h: bar
      bar.width == 24 @999
      """)
    #expect(
      conversation.say("spell as stacks") == [
        "let row = UIView.hStack([bar.width(.point(24))])",
        "row.translatesAutoresizingMaskIntoConstraints = false", "card.addSubview(row)",
      ])
    #expect(conversation.say("spell as stacks bar") == ["bar.width(.point(24))"])
  }

  @Test func namesBecomePropertiesOfSwift() {
    var conversation = Conversation("root `My card` 320x200")
    for name in ["default", "UIImageView1", "URLLabel", "HTTP", "a", "A", "`a.b`", "frame"] {
      _ = conversation.say("view \(name) in `My card`")
    }
    let file = conversation.say("export --to uikit")
    #expect(file.contains("final class MyCardView: UIView {"))
    #expect(
      file.filter { $0.hasPrefix("  let ") }
        == [
          "defaultView", "imageView1", "urlLabel", "http", "a", "aView", "aB", "frameView",
        ].map { "  let \($0) = UIView()" })
    #expect(file.contains("    aB.accessibilityIdentifier = \"a.b\""))
  }

  @Test func whatIsMissing() {
    var conversation = Conversation()
    #expect(conversation.say("spell as uikit") == ["nothing yet: root card 320x200"])
    #expect(conversation.say("export --to vfl") == ["nothing yet: root card 320x200"])
    #expect(conversation.error("spell uikit") == .missing)
    #expect(conversation.error("spell as latin") == .badChoice)
    #expect(conversation.error("export uikit") == .missing)
    #expect(conversation.error("export --to klingon x.swift") == .badChoice)
    conversation = Conversation(Conversation.card)
    #expect(conversation.error("spell as uikit nobody") == .noItem)
    #expect(conversation.error("export --to uikit Card.swift") == .file)
  }

  @Test func aFileIsWritten() throws {
    let written = Mutex<[String: String]>([:])
    let files = Files(
      read: { (_) throws(Files.Problem) in throw Files.Problem("nothing here") },
      write: { (path, text) throws(Files.Problem) in written.withLock { $0[path] = text } })
    var conversation = Conversation(Conversation.card, files: files)
    let steps = conversation.shell.timeline.steps.count
    let reply = conversation.say("export --to uikit Card.swift")
    let text = try #require(written.withLock { $0["Card.swift"] })
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(reply == ["wrote \(count) lines to Card.swift"])
    #expect(text.contains("final class CardView: UIView {"))
    #expect(conversation.shell.timeline.steps.count == steps)
  }

  @Test func dialectsAreCompleted() {
    let shell = Conversation(Conversation.card).shell
    func words(_ line: String) -> [String] {
      shell.completion(of: line, at: line.count).candidates.map(\.text)
    }
    #expect(words("spell ") == ["as", "--to"])
    #expect(words("spell as s") == ["snapkit", "swiftlayout", "stacks", "snapshot"])
    #expect(words("spell as vfl b") == ["badge"])
  }
}
