import LayoutDiagnosis
import LayoutShell
import PlumbLanguage
import Testing

/// `fix N --write`: the fix of a conflict, written into the file that was imported.
@Suite struct WrittenFixTests {
  private static let card = """
    import UIKit
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        NSLayoutConstraint.activate([
          heightAnchor.constraint(equalToConstant: 40),
          widthAnchor.constraint(equalToConstant: 100),
          widthAnchor.constraint(equalToConstant: 120),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }

    """

  private func shell(_ memory: Memory) -> Shell {
    var shell = Shell(files: memory.files)
    for line in ["import Card.swift", "fixes"] { _ = shell.run(Input(line)) }
    return shell
  }

  @Test func aFixIsWrittenAndShown() {
    let memory = Memory(["Card.swift": Self.card])
    var shell = shell(memory)
    let reply = shell.run(Input("fix 1 --write"))
    #expect(reply.error == nil)
    let written = Self.card.replacing("Constant: 120", with: "Constant: 100")
    #expect(memory["Card.swift"] == written)
    #expect(reply.lines.contains("-      widthAnchor.constraint(equalToConstant: 120),"))
    #expect(reply.lines.contains("+      widthAnchor.constraint(equalToConstant: 100),"))
    // The session has the step, and does not write again.
    #expect(shell.transcript.sessionText.contains("plumb> fix 1\n"))
  }

  @Test func withoutTheFlagNothingIsWritten() {
    let memory = Memory(["Card.swift": Self.card])
    var shell = shell(memory)
    #expect(shell.run(Input("fix 1")).error == nil)
    #expect(memory["Card.swift"] == Self.card)
  }

  @Test func aFileThatChangedStays() throws {
    let memory = Memory(["Card.swift": Self.card])
    var shell = shell(memory)
    try memory.files.write("Card.swift", Self.card + "// Mine.\n")
    let reply = shell.run(Input("fix 1 --write"))
    #expect(reply.error?.message == "Card.swift has changed since it was imported")
    #expect(memory["Card.swift"] == Self.card + "// Mine.\n")
    // Nothing was done to the layout either.
    #expect(!shell.analysis.conflicts.isEmpty)
  }

  @Test func aLayoutOfThePromptHasNoFile() {
    var shell = Shell(files: Memory([:]).files)
    for line in [
      "root card 100x40", "view a in card", "pin a edges", "a.width == 120", "fixes",
    ] { _ = shell.run(Input(line)) }
    let reply = shell.run(Input("fix 1 --write"))
    #expect(reply.error?.message.hasPrefix("this layout was not imported from") == true)
  }

  @Test func anotherLayoutIsNotThatOfTheFile() {
    let memory = Memory(["Card.swift": Self.card])
    var shell = shell(memory)
    for line in [
      "new", "root card 100x40", "view a in card", "pin a edges", "a.width == 120", "fixes",
    ] { _ = shell.run(Input(line)) }
    #expect(shell.run(Input("fix 1 --write")).error != nil)
    #expect(memory["Card.swift"] == Self.card)
  }
}
