import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Right-to-left is the mirror image.
@Suite struct DirectionTests {
  /// Lines that speak of leading and trailing only, and the views whose language runs a way of its
  /// own.
  private static func lines(seed: UInt64) -> (lines: [String], forced: [String: Bool]) {
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
      views.append("s")
    }
    var forced: [String: Bool] = [:]
    while random.one(in: 2) { forced[random.pick(views)] = random.one(in: 2) }
    return (lines, forced)
  }

  private static func lines(turning forced: [String: Bool], around isTurned: Bool) -> [String] {
    forced.sorted { $0.key < $1.key }.map { view, isRightToLeft in
      "rtl \(isRightToLeft == isTurned ? "off" : "on") \(view)"
    }
  }

  @Test(.covers(moreThan: ["compared": 1, "mixed": 0.35]), arguments: seeds(50))
  func theDocumentIsMirrored(_ seed: UInt64) {
    var shell = Shell(source: .prompt)
    let (lines, forced) = Self.lines(seed: seed)
    for line in lines + Self.lines(turning: forced, around: false) { _ = shell.run(line) }
    let plain = shell.analysis
    for line in ["rtl on"] + Self.lines(turning: forced, around: true) { _ = shell.run(line) }
    let mirrored = shell.analysis
    #expect(
      plain.solved.broken.count == mirrored.solved.broken.count,
      "seed \(seed) \(lines) \(forced)")
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
      Coverage.note("compared")
      if !forced.isEmpty { Coverage.note("mixed") }
    }
  }

  /// Each rule is one of lefts and rights, by the view that holds it: written as such, it gives the
  /// same picture, ambiguous or not.
  @Test(.covers(moreThan: ["turned": 0.5]), arguments: seeds(75))
  func aRuleRunsAsTheViewThatHoldsIt(_ seed: UInt64) {
    var random = SplitMix64(seed: 9_300_000 + seed)
    var parents: [Int: Int] = [:]
    var views = ["root s 375x667"]
    for index in 1...random.int(2...7) {
      let parent = random.int(0...index - 1)
      parents[index] = parent
      let content = random.one(in: 2) ? " content \(random.int(5...90))x20" : ""
      views.append("view v\(index) in \(parent == 0 ? "s" : "v\(parent)")\(content)")
    }
    let isDocumentTurned = random.one(in: 2)
    var directions: [Int: Bool] = [:]
    for index in 0...parents.count where random.one(in: 2) {
      directions[index] = random.one(in: 2)
    }
    func name(_ index: Int) -> String { index == 0 ? "s" : "v\(index)" }
    func around(_ index: Int) -> [Int] { [index] + (parents[index].map(around) ?? []) }
    var (written, expected) = ([String](), [String]())
    for _ in 0..<random.int(2...8) {
      let (a, b) = (random.int(0...parents.count), random.int(0...parents.count))
      let (one, other) = (
        random.pick(["leading", "trailing"]), random.pick(["leading", "trailing", "centerX"])
      )
      let sign = random.pick(["==", "<=", ">="])
      let number = random.int(-4...9) * 5
      let priority = random.pick(["", "", " @750"])
      written.append("\(name(a)).\(one) \(sign) \(name(b)).\(other) + \(number)\(priority)")
      let holder = around(a).first { around(b).contains($0) } ?? 0
      let isTurned = directions[holder] ?? isDocumentTurned
      if isTurned != isDocumentTurned { Coverage.note("turned") }
      func side(_ edge: String) -> String {
        switch edge {
        case "leading": isTurned ? "right" : "left"
        case "trailing": isTurned ? "left" : "right"
        default: edge
        }
      }
      let flipped = [">=": "<=", "<=": ">="][sign] ?? sign
      expected.append(
        "\(name(a)).\(side(one)) \(isTurned ? flipped : sign) \(name(b)).\(side(other)) "
          + "+ \(isTurned ? -number : number)\(priority)")
    }
    let settings =
      (isDocumentTurned ? ["rtl on"] : [])
      + directions.sorted { $0.key < $1.key }.map {
        "rtl \($0.value ? "on" : "off") \(name($0.key))"
      }
    func draw(_ lines: [String]) -> Shell {
      var shell = Shell(source: .batch)
      for line in lines { _ = shell.run(line) }
      return shell
    }
    // The settings may come last: what is known of rules follows them.
    let (found, wanted) = (draw(views + written + settings), draw(views + expected))
    guard found.layout.rules.count == wanted.layout.rules.count,
      found.analysis.solved.broken.isEmpty, wanted.analysis.solved.broken.isEmpty
    else { return }
    #expect(
      LawTests.isSame(
        LawTests.frames(found.analysis.solved), LawTests.frames(wanted.analysis.solved)),
      "seed \(seed)\n\((views + settings + written).joined(separator: "\n"))")
  }

  private func x(_ name: String, _ conversation: Conversation) -> Double? {
    guard case .item(let id)? = conversation.shell.layout.named(name) else { return nil }
    return conversation.shell.analysis.solved.frame(of: id).x
  }

  @Test func aViewTurnsWhatItHolds() {
    var conversation = Conversation(
      """
      root s 375x667
      rtl on s
      view v in s
      view w in s
      v.width == 100
      v.leading == s.leading + 23
      w.width == 40
      w.leading == v.trailing + 8
      """)
    // 375 - 23 - 100, and its sibling before it: 252 - 8 - 40.
    #expect(x("v", conversation) == 252)
    #expect(x("w", conversation) == 204)
    #expect(conversation.say("expect v.leading == 352") == [])
    #expect(
      conversation.say("expect v.trailing == w.leading") == ["v.trailing is 252, w.leading is 244"])
    #expect(
      conversation.say("why v.x") == [
        "v.x = 252", "    s.width         375   root s 375x667                #1",
        "  - c2               23   v.leading == s.leading + 23   #6",
        "  - c1              100   v.width == 100                #5",
      ])
    // The view itself has no say in it, and neither has its sibling.
    _ = conversation.say("rtl off v")
    #expect(x("v", conversation) == 252 && x("w", conversation) == 204)
    _ = conversation.say("rtl off s")
    #expect(x("v", conversation) == 23 && x("w", conversation) == 131)
    _ = conversation.say("rtl on v")
    #expect(x("v", conversation) == 23 && x("w", conversation) == 131)
    _ = conversation.say("undo 2")
    #expect(x("v", conversation) == 252 && x("w", conversation) == 204)
  }

  /// From left to right, from right to left, and from left to right again.
  @Test func threeDeep() {
    let conversation = Conversation(
      """
      root s 375x667
      view c in s
      rtl on c
      view d in c
      rtl off d
      view e in d
      view f in d
      view g in s
      c.leading == s.leading + 10
      c.width == 200
      d.leading == c.leading + 5
      d.width == 100
      e.leading == d.leading + 7
      e.width == 20
      f.leading == c.leading + 20
      f.width == 30
      g.leading == d.trailing + 4
      g.width == 1
      """)
    #expect(x("c", conversation) == 10)
    #expect(x("d", conversation) == 95, "200 - 5 - 100, held by c")
    #expect(x("e", conversation) == 7, "held by d")
    #expect(x("f", conversation) == 55, "200 - 20 - 30 in c, and 95 less in d")
    #expect(x("g", conversation) == 209, "10 + 95 + 100 + 4, held by s")
  }

  @Test func marginsAreTheViewsAndSidesTheHolders() {
    let conversation = Conversation(
      """
      root s 375x100
      view c in s
      rtl on c
      margins c 0 10 0 20
      c.left == s.left + 50
      c.width == 200
      view v in c content 30x10
      view w in s content 30x10
      view u in c content 30x10
      v.leading == c.leadingMargin
      w.leading == c.leadingMargin
      u.trailing == c.margins.trailing - 3
      """)
    // Where lines begin in c is right: 10 are kept there, and 20 at the left.
    #expect(x("v", conversation) == 160, "200 - 10 - 30")
    #expect(x("w", conversation) == 70, "50 + 20: s runs from left to right")
    #expect(x("u", conversation) == 23, "20 + 3")
  }

  @Test func commandsMakeRulesThatRunSo() {
    let conversation = Conversation(
      """
      root s 300x100
      view c in s
      rtl on c
      view a in c content 40x20
      view b in c content 60x20
      size c 200x100
      c.left == s.left
      vfl H:|-10-[a]-8-[b]
      view p in c content 30x10
      pin p leading inset 12
      safe c 0 5 0 0
      view q in c content 30x10
      q.leading == c.safe.leading + 1
      guide m in c
      m.leading == c.leading + 70
      m.width == 10
      view r in s content 30x10
      r.leading == m.leading
      """)
    #expect(x("a", conversation) == 150 && x("b", conversation) == 82)
    #expect(x("p", conversation) == 158)
    #expect(x("q", conversation) == 169, "200 - 1 - 30, the safe area is at the left")
    #expect(x("r", conversation) == 120, "200 - 70 - 10, where s begins")
  }

  @Test func stacksGoByTheirOwnDirectionWhereverTheyAre() {
    var conversation = Conversation(
      """
      root s 300x100
      rtl on s
      view a in s content 40x20
      view b in s content 60x20
      stack row in s spacing 8: a, b
      pin row top leading inset 10
      """)
    // The stack stands at the right of s; the views stand in it from left to right.
    #expect(
      x("row", conversation) == 182 && x("a", conversation) == 0 && x("b", conversation) == 48)
    _ = conversation.say("rtl on row")
    #expect(
      x("row", conversation) == 182 && x("a", conversation) == 68 && x("b", conversation) == 0)
    _ = conversation.say("rtl off s")
    #expect(x("row", conversation) == 10 && x("a", conversation) == 68 && x("b", conversation) == 0)
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
