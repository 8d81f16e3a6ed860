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

  @Test func anArrangedViewLosesItsMask() {
    let conversation = Conversation(
      "root card 320x480\nview box\nmask box\nstack row: box")
    #expect(conversation.shell.layout.items.allSatisfy { $0.mask == nil })
  }
}
