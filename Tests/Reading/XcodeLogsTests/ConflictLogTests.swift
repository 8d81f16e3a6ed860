import UIKitTexts
import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import XcodeLogs
import Support
import Testing

/// What a phone prints, with an array that escapes quotes and letters.
private let phone = """
  2024-05-01 10:00:00.123456+0200 Shop[123:456] [LayoutConstraints] Unable to simultaneously \
  satisfy constraints.
  \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
  \tTry this:\u{20}
  \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
  \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
  (
      "<NSAutoresizingMaskLayoutConstraint:0x60a1 h=--& v=--& UIView:0x7f01.width == 300   (active)>",
      "<NSLayoutConstraint:0x60a2 H:|-(20)-[UILabel:0x7f02'Caf\\U00e9 \\"Au Lait\\"']   (active, names: '|':UIView:0x7f01 )>",
      "<NSLayoutConstraint:0x60a3 UILabel:0x7f02'Caf\\U00e9 \\"Au Lait\\"'.width >= 200   (active)>",
      "<NSLayoutConstraint:0x60a4 'gap' H:[UILabel:0x7f02'Caf\\U00e9 \\"Au Lait\\"']-(100)-|   (active, names: '|':UIView:0x7f01 )>"
  )

  Will attempt to recover by breaking constraint\u{20}
  <NSLayoutConstraint:0x60a3 UILabel:0x7f02'Café "Au Lait"'.width >= 200   (active)>

  Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
  The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
  """

/// What a Mac prints, as a Swift array in a quoted mail.
private let mac = """
  > Unable to simultaneously satisfy constraints:
  > [<NSLayoutConstraint:0x1 NSView:0xa.height == 20   (active)>, \
  <NSLayoutConstraint:0x2 V:|-(0)-[NSView:0xa]   (active, names: '|':NSView:0xb )>,
  > <NSLayoutConstraint:0x3 V:[NSView:0xa]-(0)-|   (active, names: '|':NSView:0xb )>]
  >
  > Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1 NSView:0xa.height == 20 \
    (active)>
  """

/// Margins, guides, baselines and things that cannot be read.
private let mixture = """
  ```
  (
    "<NSLayoutConstraint:0x1 'UIView-topMargin-guide-constraint' \
  V:|-(12)-[UILayoutGuide:0xc'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0xa )>",
    "<NSLayoutConstraint:0x2 UILabel:0xb.top == UIView:0xa.topMargin   (active)>",
    "<NSLayoutConstraint:0x3 UILabel:0xb.leading == UIView:0xa.left   (inactive)>",
    "<private>",
    "<NSLayoutConstraint:0x5 UILabel:0xb.firstBaseline == UIView:0xa.bottomMargin   (active)>",
    "<NSLayoutConstraint:0x6 <private>.top == UIView:0xa.bottom   (active)>",
    "<NSLayoutConstraint:0x7 UIView:0xa.centerX == UILabel:0xb.centerXWithinMargins priority:0>",
    "<NSContentSizeLayoutConstraint:0x8 UILabel:0xb.width == 41.5 Hug:250 \
  CompressionResistance:750   (active)>",
    "<NSContentSizeLayoutConstraint:0x9 H:[UILabel:0xb(41.5)] Hug:250 CompressionResistance:1000>"
  )
  ```
  """

@Suite struct ConflictLogTests {
  @Test func aMessageOfAPhoneIsRead() throws {
    #expect(ConflictLog.isLog(phone))
    let blocks = try ConflictLog.blocks(in: phone)
    let block = try #require(blocks.first)
    #expect(blocks.count == 1)
    #expect(block.lineNumber == 1)
    #expect(block.entries.map(\.lineNumber) == [7, 8, 9, 10])
    #expect(block.breaking?.lineNumber == 14)
    #expect(block.names.map(\.name) == ["|", "|"])
    let log = try block.imported()
    let layout = log.layout
    #expect(
      layout.rules.map { layout.text(of: $0) } == [
        "root.width == 300", "caféAuLait.leading == root.leading + 20", "caféAuLait.width >= 200",
        "root.trailing == caféAuLait.trailing + 100",
      ])
    #expect(layout.rules.map(\.isSystem) == [true, false, false, false])
    #expect(
      layout.rules.map(\.identifier) == ["NSAutoresizingMaskLayoutConstraint", nil, nil, "gap"])
    #expect(layout.rules.map(\.origin.line) == [7, 8, 9, 10])
    #expect(log.systemBroke == Rule.ID(number: 3))
    #expect(log.notes.isEmpty)
    let label = try #require(layout.items.last)
    #expect(label.kind == .label)
    #expect(label.text == "Café \"Au Lait\"")
    #expect(label.source == ImportSource(id: "0x7f02", line: 8, className: "UILabel"))
    let conflict = try #require(Conflict.all(in: SolvedLayout(layout)).first)
    #expect(conflict.rules.count == 4)
  }

  @Test func lineEndsDoNotMatter() throws {
    let lines = phone.replacing("\n", with: "\r\n")
    #expect(try imported(lines).layout == imported(phone).layout)
  }

  @Test func aMessageOfAMacIsRead() throws {
    let log = try imported(mac)
    #expect(log.layout.rules.count == 3)
    #expect(log.layout.items.map(\.name) == ["root", "NSView1"])
    #expect(log.systemBroke == Rule.ID(number: 1))
  }

  @Test func whatCannotBeReadKeepsItsNumber() throws {
    let log = try imported(mixture)
    let layout = log.layout
    #expect(layout.rules.map(\.name) == ["c1", "c2", "c3", "c5", "c9"])
    #expect(
      layout.rules.map { layout.text(of: $0) } == [
        "layoutMarginsGuide.top == UIView1.top + 12", "UILabel1.top == layoutMarginsGuide.top",
        "UILabel1.leading == UIView1.leading", "UILabel1.firstBaseline == UIView1.bottom - 8",
        "UILabel1.width >= 41.5",
      ])
    #expect(layout.items.map(\.name) == ["window", "UIView1", "layoutMarginsGuide", "UILabel1"])
    #expect(layout.items.map(\.kind) == [.view, .view, .guide, .label])
    let label = try #require(layout.items.last)
    #expect(label.baselines == .unknown)
    #expect(label.content.horizontal == 41.5)
    #expect(
      log.notes == [
        "UIView1.bottomMargin is assumed to be 8",
        "the margins are assumed to be equal for UILabel1.centerXWithinMargins",
        "left and right are read as leading and trailing: the log mixes them, left to right is "
          + "assumed",
        "line 5: c3 is printed as inactive",
        "line 6: c4 is left out: the system printed <private> here",
        "line 8: c6 is left out: the system printed <private> here",
        "line 9: c7 is left out: a priority must be more than 0 and at most 1000",
        "line 10: c8 is left out: it is the content size of a view",
      ])
    #expect(SolvedLayout(layout).broken.isEmpty)
  }

  @Test func aMessageOfVeryManyConstraintsIsRefused() {
    let line = "<NSLayoutConstraint:0x60000001 UIView:0x7f01.width == 10   (active)>"
    let log = { (count: Int) in
      "Unable to simultaneously satisfy constraints.\n(\n"
        + String(repeating: "    \"\(line)\",\n", count: count) + ")\n"
    }
    #expect(throws: Never.self) { try ConflictLog.layouts(in: log(200)) }
    #expect {
      try ConflictLog.layouts(in: log(5001))
    } throws: {
      ($0 as? Diagnostic)?.code == .limit
    }
  }

  @Test func severalMessagesAreToldApart() throws {
    let text = "\(phone)\nother output\n\(mixture)\n\(mixture)\n\(mac)\n"
    let blocks = try ConflictLog.blocks(in: text)
    #expect(blocks.map(\.entries.count) == [4, 9, 9, 3])
    #expect(blocks.map { $0.breaking == nil } == [false, true, true, false])
  }

  @Test func wrappedLinesAreJoined() throws {
    let log = try imported(
      """
      (
      "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa]
         (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x2 UIView:0xa.height ==
      44   (active)>"
      )
      """)
    #expect(
      log.layout.rules.map { log.layout.text(of: $0) } == [
        "UIView1.top == root.top + 8", "UIView1.height == 44",
      ])
  }

  @Test func rightToLeftIsReadInAMirror() throws {
    let log = try imported(
      """
      "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0xa](RTL)   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x2 UIView:0xa.left >= UIView:0xb.left + 3   (active)>"
      """)
    #expect(
      log.layout.rules.map { log.layout.text(of: $0) } == [
        "UIView1.leading == root.leading + 8", "UIView1.trailing <= root.trailing - 3",
      ])
  }

  @Test func theTreeIsWhatTheNamesSay() throws {
    let log = try imported(
      """
      "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
      "<NSLayoutConstraint:0x2 V:|-(8)-[UIView:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x3 V:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xc )>",
      "<NSLayoutConstraint:0x4 UIView:0xc.top == UILabel:0xd'c4'.top   (active)>",
      "<NSLayoutConstraint:0x5 UIView:0xc.top == UILabel:0xe'in'.top   (active)>",
      "<NSLayoutConstraint:0x6 UIView:0xc.top == UILabel:0xf'10:26'.top   (active)>"
      """)
    let layout = log.layout
    #expect(
      layout.items.map(\.name) == [
        "window", "UIView2", "UIView1", "UIView3", "c4_", "in_", "UILabel1",
      ])
    #expect(log.notes.count == 2)
    #expect(layout.rules.count == 6)
  }

  @Test func nothingUnderstoodIsAnErrorWithAPlace() {
    func failure(_ text: String) -> Diagnostic? {
      do throws(Diagnostic) {
        _ = try ConflictLog.blocks(in: text)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure("")?.lineNumber == 1)
    #expect(!ConflictLog.isLog("hello <b>"))
    let plain = failure("\n  hello\n")
    #expect(plain?.code == .logFormat)
    #expect(plain?.lineNumber == 2)
    #expect(plain?.ranges == [2..<7])
    let header = failure("x\nUnable to simultaneously satisfy constraints.\n(\n)\n")
    #expect(header?.lineNumber == 2)
    let entry = failure("(\n  \"<NSLayoutConstraint:0x1 UIView:0xa.top == 3 frob>\"\n)")
    #expect(entry?.lineNumber == 2)
    #expect(entry?.ranges == [47..<53])
    #expect(entry?.line == "  \"<NSLayoutConstraint:0x1 UIView:0xa.top == 3 frob>\"")
  }

  @Test func garbageNeitherHangsNorTraps() {
    var generator = SplitMix64(seed: 7)
    let pieces = [
      "<", ">", "'", "\"", "(", ")", "0x", ":", "@", "\\U", "*", "-", "[", "]", "é", "\n",
    ]
    for _ in 0..<500 {
      var scalars = Array(generator.pick([phone, mac, mixture]).unicodeScalars)
      for _ in 0...generator.int(0...12) {
        let place = generator.int(0...scalars.count - 1)
        switch generator.int(0...3) {
        case 0: scalars.remove(at: place)
        case 1: scalars.insert(contentsOf: generator.pick(pieces).unicodeScalars, at: place)
        case 2: scalars.swapAt(place, generator.int(0...scalars.count - 1))
        default:
          let end = min(scalars.count, place + generator.int(1...40))
          if end - place < scalars.count { scalars.removeSubrange(place..<end) }
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      guard let blocks = try? ConflictLog.blocks(in: String(text)) else { continue }
      for block in blocks {
        guard let log = try? block.imported() else { continue }
        #expect(log.layout.rules.allSatisfy { $0.id.number <= block.entries.count })
      }
    }
  }
}
