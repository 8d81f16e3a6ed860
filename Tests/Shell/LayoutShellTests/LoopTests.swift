import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Loops: a line for each of several values, a question under each of several conditions.
@Suite struct LoopTests {
  private static let list = "root list 320x400\nview row1 in list content 100x40"

  @Test func aLoopOfNumbersIsOneStep() {
    var conversation = Conversation("root list 320x400")
    #expect(
      conversation.say("for i in 1..3: view cell{i} in list content 10x{10*i}")
        == ["+ cell1   needs x, y", "+ cell2   needs x, y", "+ cell3   needs x, y"])
    #expect(conversation.shell.timeline.steps.count == 3)
    #expect(conversation.shell.layout.items.map(\.name) == ["list", "cell1", "cell2", "cell3"])
    #expect(conversation.shell.layout.items.last?.content.vertical == 30)
    _ = conversation.say("undo")
    #expect(conversation.shell.layout.items.map(\.name) == ["list"])
  }

  @Test(arguments: [
    ("for i in 3..1: view v{i} in list", ["v3", "v2", "v1"]),
    ("for i in 0..1 step 0.5: view `v{i}` in list", ["v0", "v0.5", "v1"]),
    ("for i in 0.1..0.4 step 0.1: view `v{i}` in list", ["v0.1", "v0.2", "v0.3", "v0.4"]),
    ("for i in 4..4: view v{i} in list", ["v4"]),
    ("for i in 8, 16: view v{i}x{2*i-1} in list", ["v8x15", "v16x31"]),
    ("for n in a, b: view {n} in list", ["a", "b"]),
    ("for i in 1..2: for j in {i}..2: view v{i}{j} in list", ["v11", "v12", "v22"]),
    ("for i in 1..2:\nview a{i} in list\n  view b{i} in a{i}\nend", ["a1", "b1", "a2", "b2"]),
    (
      "for i in 1..2:\nfor j in 1..2:\nview v{i}{j} in list\nend\nview w{i} in list\nend",
      ["v11", "v12", "w1", "v21", "v22", "w2"]
    ),
    ("begin\nview a in list\nfor i in 1..2:\nview a{i} in a\nend\nend", ["a", "a1", "a2"]),
    ("begin\nfor i in 1..2: view a{i} in list\nend", ["a1", "a2"]),
  ])
  func valuesAreInserted(_ text: String, _ names: [String]) {
    var conversation = Conversation("root list 320x400")
    #expect(InputReader.isComplete(text))
    #expect(conversation.error(text) == nil)
    #expect(conversation.shell.layout.items.dropFirst().map(\.name) == names)
    #expect(conversation.shell.timeline.steps.count == 3)
  }

  @Test func whatSwiftBeginsWithForStaysSwift() {
    let swift = [
      "for view in views {", "for (i, v) in all { }", "for x: Int in xs { }", "for x in [1] { }",
    ]
    for line in swift { #expect(Input(line).kind == .swift, "\(line)") }
    let loops = [
      "for", "for i in 1..3: view a", "for i in", "for t in \"a {b}\": view a", "for device",
    ]
    for line in loops { #expect(Input(line).command?.name == "for", "\(line)") }
    #expect(!InputReader.isComplete("for i in 1..3:"))
  }

  @Test(arguments: [
    ("for i in 1..1000000000: view x{i} in list", ErrorCode.limit),
    ("for i in 1..200: for j in 1..200: view x{i}{j} in list", .limit),
    ("for i in 1..2: view row{i} in list", .nameTaken),
    ("for i in 1..2: view x{j} in list", .noNumber),
    ("for i in 1..2: undo", .notInAStep),
    ("for i in 1..2:\nview x{i} in list\nexpect dof 0\nend", .notInAStep),
    ("for device in small: view x in list", .notInAStep),
    ("for device in smal: frames", .badChoice),
    ("for text in AX9: frames", .badChoice),
    ("for i 1..2: frames", .missing),
    ("for i in 1..2", .missing),
    ("for i in 1..2:\nview x{i}", .unclosed),
    ("begin\nfor i in 1..2: frames\nend", .notInAStep),
    ("try for i in 1..2: view row{i} in list", .nameTaken),
  ])
  func refusedLoopsChangeNothing(_ text: String, _ code: ErrorCode) {
    var conversation = Conversation(Self.list)
    let before = conversation.shell.layout
    #expect(conversation.error(text) == code)
    #expect(conversation.shell.layout == before)
    #expect(conversation.shell.timeline.steps.count == 3)
  }

  @Test func anErrorStandsInTheLineAsItWasTyped() {
    var conversation = Conversation(Self.list)
    #expect(
      conversation.say("for i in 2..3: row{i-1}.wdth == {i*10}") == [
        "error[E008]: no attribute named \"wdth\" (for i = 2)",
        "  for i in 2..3: row{i-1}.wdth == {i*10}",
        "                          ^~~~ did you mean width?",
      ])
    let block = conversation.shell.run(
      "for i in 2..3:\nview row{i} in list\nview row1\nend", line: 5)
    #expect(block.error?.lineNumber == 7)
    #expect(block.error?.message == "the name row1 is taken (for i = 2)")
  }

  // MARK: - Questions

  @Test func aFailingCaseIsNamed() {
    var conversation = Conversation(Self.list + "\nrow1.width == list.width as wide")
    #expect(conversation.say("for i in 1..1: expect row{i}.height == 40") == [])
    #expect(
      conversation.say("for device in small, \"iPhone 8\", tablet: expect row1.width == 320") == [
        "for device iPhone 8: row1.width is 375; it also fails for device tablet (iPad",
        "  Pro 11)",
      ])
    #expect(conversation.shell.timeline.steps.count == 4)
    #expect(
      conversation.shell.analysis.solved.frame(of: conversation.shell.layout.items[1].id).width
        == 320)
  }

  @Test func answersStandUnderTheirCases() {
    var conversation = Conversation(Self.list + "\npin row1")
    #expect(
      conversation.say("for device in own, 375x667: for v in row1: frames {v}") == [
        "for device own, v = row1", "view    x     y     w     h", "row1    0     0   320   400",
        "for device 375x667, v = row1", "view    x     y     w     h",
        "row1    0     0   375   667",
      ])
  }

  @Test func textsChangeTheirForm() {
    var conversation = Conversation(
      """
      root card 200x100
      label title "Now playing" in card
      pin title leading trailing inset 50
      title.top == card.top
      """)
    #expect(
      conversation.say("for text in own, short, XS, right-to-left: expect not cut title") == [])
    #expect(
      conversation.say("for text in short, long, accessibility: expect not cut")
        .joined(separator: " ").hasPrefix("for text long: title is cut off: title.width is 100,"))
    #expect(conversation.say("for text in long, AX5: expect cut title") == [])
    #expect(conversation.say("expect cut title") == ["title is not cut off"])
    #expect(conversation.say("expect not cut") == [])
    #expect(conversation.shell.layout.items[1].text == "Now playing")
  }

  @Test func aLoopThatExpectsIsAnExpectation() throws {
    let session = try Session(
      "plumb 1\n\nplumb> root a 10x10\nplumb> for i in 1..2: expect dof 0\nplumb> for i in 1..2:\n..> expect dof 0\n..> end\nplumb> for i in 1..2: view v{i}\n"
    )
    #expect(session.checks.map(\.isExpectation) == [false, true, true, false])
    #expect(session.checks.map(\.isLook) == [false, true, true, false])
  }

  // MARK: - Completion

  @Test(arguments: [
    ("for ", ["device", "text"]), ("for dev", ["device"]), ("for i ", ["in"]),
    ("for device in s", ["small"]),
    ("for device in small ", ["landscape"]),
    ("for text in right", ["right-to-left"]), ("for i in 1..3 ", ["step"]),
    ("for i in 1..3: fra", ["frames"]), ("for i in 1..3: und", []),
    ("for i in 1..3: expect not c", ["cut"]), ("for device in small: why row1.wid", ["width"]),
  ])
  func loopsAreCompleted(_ line: String, _ words: [String]) {
    let shell = Conversation(Self.list).shell
    let found = shell.completion(of: line, at: line.unicodeScalars.count).candidates.map(\.text)
    #expect(found.filter { !$0.hasPrefix("\"") } == words)
  }
}
