import LayoutModel
import UIKitTexts
import XcodeLogs
import Testing

/// What Xcode's debugger prints: view trees, and the constraints that affect a view.
@Suite struct PrintedTreeTests {
  private static let trace = """
    (lldb) po [[UIWindow keyWindow] _autolayoutTrace]

    \u{2022}UIWindow:0x7f01 - AMBIGUOUS LAYOUT
    |   UITransitionView:0x7f02
    |   |   \u{2022}UIView:0x7f03
    |   |   |   *<UILayoutGuide: 0x6001 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 20}, {375, \
    647}}, owningView = <UIView: 0x7f03; frame = (0 0; 375 667); layer = <CALayer: 0x6002>>>
    |   |   |   *UILabel:0x7f04'It's late'- AMBIGUOUS LAYOUT for UILabel:0x7f04'It's late'.minX{id: 5}, \
    UILabel:0x7f04'It's late'.Width{id: 7}
    |   |   |   +UIImageView:0x7f05

    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine
    \t\u{2022} - layout engine host
    """

  private static func tree(_ layout: Layout) -> [String] {
    layout.items.map { item in
      (item.parent.map { layout.name(of: $0) + " > " } ?? "") + item.name
    }
  }

  @Test func aTraceIsATree() throws {
    #expect(PrintedTree.isTree(Self.trace))
    let logs = try ConflictLog.layouts(in: Self.trace)
    #expect(logs.count == 1)
    let log = logs[0]
    #expect(
      Self.tree(log.layout) == [
        "root", "root > UITransitionView1", "UITransitionView1 > UIView1",
        "UIView1 > safeAreaLayoutGuide", "UIView1 > itsLate", "UIView1 > UIImageView1",
      ])
    #expect(log.layout.items.map(\.kind) == [.view, .view, .view, .guide, .label, .view])
    #expect(log.layout.items.map(\.source?.line) == [3, 4, 5, 6, 7, 8])
    #expect(
      log.notes == [
        "line 3: the system calls root ambiguous",
        "line 7: the system calls itsLate.x, itsLate.width ambiguous",
      ])
  }

  @Test func anOldTraceAndADescriptionAreTrees() throws {
    let old = "*<UIWindow:0x9a8f1c0> - AMBIGUOUS LAYOUT\n|   *<UIView:0x9a92670>\n"
    let window = try ConflictLog.layouts(in: old)[0]
    #expect(Self.tree(window.layout) == ["root", "root > UIView1"])
    let described = """
      <UIView: 0x7f1; frame = (0 0; 375 60); autoresize = W+H; layer = <CALayer: 0x6001>>
         | <UIImageView: 0x7f2; frame = (16 8; 44 44); layer = <CALayer: 0x6002>>
         |    | <UILabel: 0x7f3; frame = (0 0; 9 9); text = 'Hi'; layer = <_UILabelLayer: 0x6003>>
         | <UIView: 0x7f4; frame = (0 59; 375 1); layer = <CALayer: 0x6004>>
      """
    #expect(PrintedTree.isTree(described))
    let view = try ConflictLog.layouts(in: described)[0]
    #expect(
      Self.tree(view.layout) == [
        "root", "root > UIImageView1", "UIImageView1 > hi", "root > UIView1",
      ])
  }

  @Test func namesAloneAreReadAsPlumbPrintsThem() throws {
    var layout = Layout()
    let card = try layout.setRoot("card", size: Size(width: 100, height: 100))
    let title = try layout.addItem(.label, "title", in: card)
    let printed = AutolayoutTrace(SolvedLayout(layout)) { $0.item == title }
    let log = try ConflictLog.layouts(in: printed.lines.joined(separator: "\n"))[0]
    #expect(Self.tree(log.layout) == ["root", "root > title"])
    #expect(log.notes.count == 1)
    #expect(log.notes[0].hasPrefix("line 2: the system calls title.x, title.y, title.width"))
  }

  @Test func listsOfOtherThingsAreNoTrees() {
    for text in [
      "* one\n* two", "*emphasis*", "+ title   needs x, y", "a | b", "root a 1x1; view b",
      "<a>: 0x1", "let x: 0x1 = y",
    ] {
      #expect(!PrintedTree.isTree(text), "\(text)")
    }
  }

  @Test func whatAffectsAViewIsOneLayout() throws {
    let text = """
      (lldb) po label.constraintsAffectingLayout(for: .vertical)
      \u{25BF} 2 elements
        - 0 : <NSLayoutConstraint:0x1 V:|-(20)-[UILabel:0xa'Hi']   (active, names: '|':UIView:0xb )>
        - 1 : <NSContentSizeLayoutConstraint:0x2 UILabel:0xa'Hi'.height == 20.5 Hug:251 \
      CompressionResistance:750   (active)>

      (lldb) po [label constraintsAffectingLayoutForAxis:0]
      <__NSArrayM 0x600003a1b2c0>(
      <NSLayoutConstraint:0x1 V:|-(20)-[UILabel:0xa'Hi']   (active, names: '|':UIView:0xb )>,
      <NSLayoutConstraint:0x3 UILabel:0xa'Hi'.width == 40   (inactive)>,
      <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 320   (active)>
      )
      """
    let logs = try ConflictLog.layouts(in: text)
    #expect(logs.count == 1)
    let layout = logs[0].layout
    #expect(
      layout.rules.map { "\($0.name) \(layout.text(of: $0)) \($0.isOn)" } == [
        "c1 hi.top == root.top + 20 true", "c3 hi.width == 40 false", "c4 root.width == 320 true",
      ])
    #expect(layout.items.last?.content.vertical == 20.5)
    guard case .list = logs[0].subject else {
      Issue.record("a conflict")
      return
    }
  }

  @Test func aTreeSaysWhatIsInsideWhat() throws {
    let text = """
      (lldb) po view.recursiveDescription()
      <UIView: 0xa; frame = (0 0; 9 9); layer = <CALayer: 0x6001>>
         | <UIView: 0xb; frame = (0 0; 9 9); layer = <CALayer: 0x6002>>
         |    | <UILabel: 0xc; frame = (0 0; 9 9); text = 'Hi'; layer = <CALayer: 0x6003>>

      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0xc.width == 10   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0xc.width == UIView:0xa.width   (active)>"
      )
      """
    let logs = try ConflictLog.layouts(in: text)
    #expect(logs.count == 1)
    #expect(Self.tree(logs[0].layout) == ["root", "root > hi"])
  }
}
