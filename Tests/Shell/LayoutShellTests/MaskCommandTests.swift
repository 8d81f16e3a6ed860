import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// What `mask` accepts.
@Suite struct MaskCommandTests {
  @Test func whatFlexesNeedsTheSizeOfTheSuperview() {
    var conversation = Conversation("root card 320x480\nview box\nview inner in box")
    #expect(conversation.error("mask inner frame 0 0 10 10 flexible width") == .missing)
    #expect(conversation.error("mask inner frame 0 0 10 10 of 50x50 flexible width") == nil)
    #expect(conversation.error("mask card") == .root)
    #expect(conversation.error("mask inner flexible sideways") == .badChoice)
    #expect(conversation.error("mask inner frame 0 0 -1 0") == .numberOutOfRange)
  }

  /// Both remove the rules of the mask that a log has, and leave those of other views.
  @Test(arguments: [
    "mask AvatarView1 off", "AvatarView1.translatesAutoresizingMaskIntoConstraints = false",
  ])
  func theMaskOfALogIsTurnedOff(line: String) {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& AvatarView:0x7fb2.minX == 0   (active, names: '|':ProfileView:0x7fb1 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& AvatarView:0x7fb2.width == 0   (active)>",
          "<NSAutoresizingMaskLayoutConstraint:0x6005 h=--& v=--& BadgeView:0x7fb3.width == 9   (active)>",
          "<NSLayoutConstraint:0x6003 H:|-(20)-[AvatarView:0x7fb2]   (active, names: '|':ProfileView:0x7fb1 )>",
          "<NSLayoutConstraint:0x6004 AvatarView:0x7fb2.width == 48   (active)>"
      )
      """
    var shell = Shell()
    #expect(shell.run(log).error == nil)
    #expect(!shell.analysis.conflicts.isEmpty && shell.layout.rules.count == 5)
    #expect(shell.run(line).error == nil)
    #expect(shell.analysis.conflicts.isEmpty && shell.layout.rules.count == 3)
  }

  @Test func anArrangedViewLosesItsMask() {
    let conversation = Conversation(
      "root card 320x480\nview box\nmask box\nstack row: box")
    #expect(conversation.shell.layout.items.allSatisfy { $0.mask == nil })
  }
}
