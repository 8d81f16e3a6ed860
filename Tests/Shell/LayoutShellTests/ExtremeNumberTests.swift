import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Numbers at the ends of what the machine can hold, wherever a line takes one.
@Suite struct ExtremeNumberTests {
  private static let numbers = [
    "9223372036854775807", "9223372036854775808", "1e308", "5e-324", "0.0000000001", "0",
    "4611686018427387904", "1000000000000000",
  ]

  private static let page = """
    root card 320x200
    view a in card content 40x20
    label b "some text of two lines" in card lines 2
    stack row in card: a, b
    let gap = 8
    view c in card
    c.leading == card.leading + 16 as lead
    c.width == 10
    c.width == 20
    """

  private static let lines =
    Commands.all.map(\.example) + [
      "row.spacing = 8", "a.margins = 8 8 8 8", "b.font = 12", "b.lines = 2", "a.hug = 8",
      "a.alpha = 8", "spacing a 8", "font b 12", "lines b 2", "label k \"x\" font 12 lines 2",
      "c.width == 2 * a.width + 8 @999", "hug a h 8", "resist a v 8", "content a 8x8", "fix 1",
      "root card 8x8", "undo 8", "goto #8", "goto -8", "redo 8", "constant lead 8", "why lead",
      "priority lead 8", "ratio c 8:8", "try c.width == 8", "sweep card.width 8..9",
      "expect c.width == 8 ±8", "expect dof == 8", "expect frame a 8 8 8 8",
      "expect for card.width in 8..9: not ambiguous", "arrange row 8", "scale 8", "fit c 8",
      "safe card 8 8 8 8", "margins card 8 8 8 8", "baseline a 8 8", "keyboard 8", "diff #8 #8",
      "draw at 8", "let gap = 8 * gap", "pin c leading 8", "pin c top inset 8", "move a 8",
      "quit 8",
      "inset 8", "show at 8",
    ]

  @Test(arguments: pairs(lines, numbers + numbers.map { "-" + $0 }, oneIn: 10))
  func noNumberEndsTheProgram(_ line: String, _ number: String) {
    var conversation = Conversation(Self.page)
    _ = conversation.say("fixes")
    let changed = line.replacing(#/[0-9]+(\.[0-9]+)?/#, with: number)
    // Whatever it is, it is answered, and so is what follows.
    let before = conversation.shell.layout
    _ = conversation.say(changed)
    guard conversation.shell.layout != before else { return }
    for look in ["frames", "rules", "draw", "inspect", "conflicts", "ambiguous", "why c.width"] {
      #expect(!conversation.say(look).isEmpty || conversation.error(look) == nil, "\(changed)")
    }
  }
}
