import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Which attributes may meet: groups and positions in pairs.
@Suite struct PairTests {
  private static let two = """
    root card 320x200
    view a in card
    view b in card
    """

  private func texts(_ line: String) -> [String] {
    let conversation = Conversation(Self.two + "\n" + line)
    return conversation.shell.layout.rules.map { conversation.shell.layout.text(of: $0) }
  }

  private func lines(_ line: String) -> [String] {
    var conversation = Conversation(Self.two)
    return conversation.say(line)
  }

  private func error(_ line: String) -> ErrorCode? {
    var conversation = Conversation(Self.two)
    return conversation.error(line)
  }

  @Test func groupsRelateMemberByMemberAndRaw() {
    #expect(
      texts("a.edges == b.edges + 8") == [
        "a.top == b.top + 8", "a.leading == b.leading + 8", "a.bottom == b.bottom + 8",
        "a.trailing == b.trailing + 8",
      ])
    #expect(texts("a.center == b.center") == ["a.centerX == b.centerX", "a.centerY == b.centerY"])
    #expect(
      texts("a.horizontal >= b.horizontal - 2") == [
        "a.leading >= b.leading - 2", "a.trailing >= b.trailing - 2",
      ])
    #expect(texts("a.vertical == b.vertical") == ["a.top == b.top", "a.bottom == b.bottom"])
    #expect(
      texts("a.size == 2 * b.size + 1") == [
        "a.width == 2 * b.width + 1", "a.height == 2 * b.height + 1",
      ])
  }

  @Test func anInsetGoesInwards() {
    #expect(
      texts("pin a to b inset 8") == [
        "a.top == b.top + 8", "a.leading == b.leading + 8", "a.bottom == b.bottom - 8",
        "a.trailing == b.trailing - 8",
      ])
  }

  @Test func aGroupGoesOnlyWithTheSameGroup() {
    #expect(error("a.edges == b.center") == .groupMismatch)
    #expect(error("a.horizontal == b.leading") == .groupMismatch)
    #expect(error("a.size == b.width") == .groupMismatch)
    #expect(error("a.edges == 24x24") == .groupMismatch)
    #expect(error("a.width == 24x24") == .groupMismatch)
  }

  @Test func sizeAlsoGoesWithASize() {
    #expect(texts("a.size == 24x12") == ["a.width == 24", "a.height == 12"])
    #expect(texts("a.size >= 24x12.5") == ["a.width >= 24", "a.height >= 12.5"])
  }

  @Test func theRulesOfAGroupAreNamedByTheirMembers() {
    let conversation = Conversation(Self.two + "\na.edges == b.edges as same")
    #expect(conversation.rules == ["same_top", "same_leading", "same_bottom", "same_trailing"])
  }

  @Test func aLonelyPositionIsAnErrorThatOffersTheParent() {
    #expect(
      lines("a.leading == 8").prefix(3) == [
        "error[E020]: positions come in pairs: a.leading needs another position",
        "  a.leading == 8",
        "    ^~~~~~~ did you mean a.leading == card.leading + 8?",
      ])
    var conversation = Conversation(Self.two)
    #expect(
      conversation.shell.run("a.top == -8").error?.correction == "a.top == card.top - 8")
    #expect(conversation.error("a.top == card.top - 8") == nil)
  }

  @Test func leftAndLeadingDoNotMix() {
    #expect(error("a.left == b.leading") == .mixedDirections)
    #expect(error("a.trailing == b.right") == .mixedDirections)
    #expect(error("a.left == b.right") == nil)
    #expect(error("a.leading == b.trailing") == nil)
    #expect(error("a.centerX == b.left") == nil)
  }

  @Test func placesAndLengthsAndAxesDoNotMix() {
    #expect(error("a.leading == b.top") == .mixedAxes)
    #expect(error("a.leading == b.width") == .positionAgainstSize)
    #expect(error("a.width == b.trailing + 3") == .positionAgainstSize)
    #expect(error("a.width == b.height") == nil)
  }

  @Test func sumsOfPlacesAreLegalWhenTheyCancel() {
    #expect(error("a.leading + b.leading == card.leading + card.trailing") == nil)
    #expect(error("a.leading - b.trailing == b.width") == nil)
    #expect(error("a.leading + b.leading == card.leading") == .unbalancedPositions)
  }

  @Test func aRuleThatIsNoSingleConstraintIsKeptAndMarked() {
    let line = "a.leading + b.leading == card.leading + card.trailing"
    #expect(lines(line) == ["note  c1 has no UIKit form"])
    var conversation = Conversation(Self.two + "\n" + line)
    // Too wide for one line, so how it stands is on a second one.
    #expect(conversation.say("rules").last?.hasSuffix("no UIKit form") ?? false)
    #expect(lines("a.leading - b.leading == 4") == [])
    #expect(lines("2 * a.width >= b.width / 4 - 3").allSatisfy { !$0.contains("no UIKit form") })
    #expect(lines("a.width == 2 * b.width + 8") == [])
  }
}
