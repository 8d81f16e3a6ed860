import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Testing
import XcodeLogs

@testable import LayoutShell

/// Sizes in logs that lists, windows and first passes give, and what of a log is nobody's own.
@Suite struct LogSizeTests {
  private func log(_ lines: [String]) throws -> ImportedLog {
    let list = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    return try #require(
      try ConflictLog.layouts(
        in: "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
      ).first)
  }

  private func report(_ lines: [String]) throws -> String {
    let log = try log(lines)
    let report = LogReport(log, LayoutAnalysis(log.layout), keeping: .importing("console.txt"))
    return report.text.map { line in String(line.drop { $0 == " " }) }.joined(separator: " ")
  }

  @Test func aLengthOfZeroBesideMasonryIsAFirstPass() throws {
    let text = try report([
      "MASLayoutConstraint:0x1 UILabel:0xa.top == App.Header:0xb.top + 10",
      "MASLayoutConstraint:0x2 UILabel:0xa.height == 30",
      "MASLayoutConstraint:0x3 UILabel:0xa.bottom == App.Header:0xb.bottom",
      "NSLayoutConstraint:0x4 App.Header:0xb.height == 0",
    ])
    #expect(text.contains("c4 is not a constraint of Masonry, as the others are"))
    #expect(text.contains("c3 at 999"))
  }

  @Test func theContentViewOfACellKeepsItsMask() throws {
    let text = try report([
      "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:[UIView:0xa]-(0.4)-|   "
        + "(active, names: '|':App.Cell:0xb )",
      "NSLayoutConstraint:0x2 'UIIBSystemGenerated' H:[UIView:0xa]-(0)-|   "
        + "(active, names: '|':App.Cell:0xb )",
    ])
    #expect(!text.contains("translatesAutoresizingMaskIntoConstraints = false"))
    #expect(text.contains("leave the content view and its mask alone"))
  }

  @Test func rulesOfToolbarsAreTheSystemsOwn() throws {
    let text = try report([
      "NSLayoutConstraint:0x1 NSToolbarButton:0xa.bottom <= NSStackView:0xb.top - 2",
      "NSLayoutConstraint:0x2 V:|-(>=3)-[NSToolbarButton:0xa]   "
        + "(active, names: '|':NSToolbarItemViewer:0xc )",
      "NSLayoutConstraint:0x3 NSStackView:0xb.bottom == NSToolbarItemViewer:0xc.bottom - 4",
      "NSLayoutConstraint:0x4 'NSView-Encapsulated-Layout-Height' "
        + "NSToolbarItemViewer:0xc.height == 1",
    ])
    #expect(text.contains("messages of this kind are known to be harmless"))
  }

  @Test func baselinesOfOneClassAreTriedAlike() throws {
    let text = try report([
      "NSLayoutConstraint:0x1 NSButton:0xa.lastBaseline == NSButton:0xb.lastBaseline",
      "NSLayoutConstraint:0x2 V:[NSButton:0xa]-(7)-[NSTextField:0xc]",
      "NSLayoutConstraint:0x3 V:[NSButton:0xb]-(6)-[NSTextField:0xd]",
      "NSLayoutConstraint:0x4 V:[NSTextField:0xd]-(8)-[NSTextField:0xc]",
    ])
    #expect(text.contains("lie equally far from their bottoms"))
  }

  /// The chain of a conflict marks the rule that the log names, as its sum does.
  @Test func theChainMarksWhatTheSystemBroke() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.width == 40>",
          "<NSLayoutConstraint:0x2 UIView:0xa.width == 24>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0xa.width == 40>
      """
    let log = try #require(try ConflictLog.layouts(in: text).first)
    let analysis = LayoutAnalysis(log.layout)
    let conflict = try #require(analysis.conflicts.first)
    let chain = ConflictChain(conflict, in: analysis.solved)
    #expect((chain.asked + chain.room).filter(\.isBroken).map(\.name) == ["c1"])
  }

  // MARK: - Code

  @Test func codeIsLaidOutOnADevice() throws {
    let code = """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let box = UIView()
          view.addSubview(box)
        }
      }
      """
    let opened = try OpenedFile(
      SourceTexts(code, named: "Page.swift"), named: "Page.swift",
      asking: SceneRequest(device: "iPhone SE landscape"))
    let layout = try #require(opened.firstLayout)
    let root = try #require(layout.root.flatMap(layout.item))
    #expect(root.givenSize == Size(width: 568, height: 320))
  }

  @Test func aControllerHasNoAnchors() throws {
    let code = """
      class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: self.topAnchor).isActive = true
        }
      }
      """
    let opened = try OpenedFile(SourceTexts(code, named: "Page.swift"), named: "Page.swift")
    let notes = opened.layouts?.first?.notes ?? []
    #expect(
      notes.contains(
        "line 7: a view controller has no topAnchor, as it is no view: view.topAnchor is meant"))
  }
}
