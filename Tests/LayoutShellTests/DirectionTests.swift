import LayoutDiagnosis
import LayoutModel
import LayoutNotation
import Support
import Testing

@testable import LayoutShell

/// Right-to-left is the mirror image.
@Suite struct DirectionTests {
  /// Lines that speak of leading and trailing only.
  private static func lines(seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    var lines = ["root card 320x200", "margins card 4 10 6 20"]
    var views: [String] = ["card"]
    for index in 1...random.int(2...6) {
      let parent = random.pick(views)
      let content = random.one(in: 2) ? " content \(random.int(5...90))x20" : ""
      lines.append("view v\(index) in \(parent)\(content)")
      views.append("v\(index)")
    }
    let edges = ["leading", "trailing", "leadingMargin", "trailingMargin"]
    for _ in 0..<random.int(3...10) {
      let (a, b) = (random.pick(views), random.pick(views))
      let sign = random.pick(["==", "==", "<=", ">="])
      let constant = random.pick(["", " + 8", " - 12.5", " + 40"])
      let clause = random.pick(["", "", " @750", " @250"])
      switch random.int(0...6) {
      case 0: lines.append("\(a).width \(sign) \(random.int(10...200))\(clause)")
      case 1: lines.append("\(a).centerX == \(b).centerX\(clause)")
      case 2: lines.append("\(a).\(random.pick(edges)) \(sign) \(b).margins.leading\(clause)")
      case 3: lines.append("\(a).width == \(b).width * 0.5 + 3\(clause)")
      case 4: lines.append("\(a).leading - \(b).trailing \(sign) \(a).width\(constant)\(clause)")
      default:
        let (one, other) = (random.pick(edges), random.pick(edges))
        lines.append("\(a).\(one) \(sign) \(b).\(other)\(constant)\(clause)")
      }
    }
    if random.one(in: 2), views.count > 3 {
      let alignment = random.pick(["fill", "leading", "trailing", "center"])
      let distribution = random.pick(LayoutModel.Stack.Distribution.allCases).rawValue
      let axis = random.pick(["h", "v"])
      lines.append(
        "stack s in card axis \(axis) align \(alignment) distribute \(distribution) spacing 6: v1, v2"
      )
      lines.append("pin s leading top inset 9")
    }
    return lines
  }

  @Test func theDocumentIsMirrored() {
    var compared = 0
    for seed in seeds(400) {
      var shell = Shell(source: .prompt)
      for line in Self.lines(seed: seed) { _ = shell.run(line) }
      let plain = shell.examination
      _ = shell.run("rtl on")
      let mirrored = shell.examination
      #expect(
        plain.solved.broken.count == mirrored.solved.broken.count,
        "seed \(seed) \(Self.lines(seed: seed))")
      // Which of two rules breaks is decided by the same policy, so all values are mirrored.
      for item in plain.layout.items {
        let dimensions: [Dimension] = [.x, .width]
        let isUnique = dimensions.allSatisfy {
          plain.freedom.isUnique(LayoutVariable(item.id, $0))
        }
        guard isUnique, let parent = item.parent,
          plain.freedom.isUnique(LayoutVariable(parent, .width))
        else { continue }
        let frame = plain.solved.frame(of: item.id)
        let outer = plain.solved.frame(of: parent)
        let found = mirrored.solved.frame(of: item.id)
        let should = outer.width - frame.x - frame.width
        #expect(abs(found.x - should) < 1e-6, "seed \(seed): \(item.name) \(frame) \(found)")
        #expect(abs(found.width - frame.width) < 1e-6, "seed \(seed): \(item.name)")
        compared += 1
      }
    }
    #expect(compared > 400)
  }

  @Test func leftAndRightStay() throws {
    var conversation = Conversation(
      """
      root card 300x100
      view a in card content 40x20
      a.left == card.left + 8
      view b in card content 40x20
      b.right == card.rightMargin
      view c in card content 40x20
      c.centerX == card.centerX + 10
      rtl on
      """)
    #expect(conversation.say("expect a.x == 8").isEmpty)
    #expect(conversation.say("expect b.x == 252").isEmpty)
    #expect(conversation.say("expect c.x == 140").isEmpty)
  }

  @Test func aStackGoesByItsOwnDirection() {
    var conversation = Conversation(
      """
      root card 300x100
      view a in card content 40x20
      view b in card content 60x20
      stack row in card spacing 8: a, b
      center row
      rtl on row
      """)
    #expect(conversation.say("expect a.x == 68").isEmpty)
    #expect(conversation.say("expect b.x == 0").isEmpty)
    #expect(conversation.say("rtl on").isEmpty)
    #expect(conversation.say("rtl off row") == ["= moved      a.x 68 → 0, b.x 0 → 48"])
    #expect(conversation.error("rtl auto") == .missing)
    #expect(conversation.error("rtl sideways") == .badChoice)
    #expect(conversation.error("rtl on nobody") == .noItem)
  }
}
