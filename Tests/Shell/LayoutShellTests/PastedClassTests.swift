import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import SwiftReader
import Testing
import XcodeLogs

@testable import LayoutShell

/// Files that people saved of a post: several classes, prose in front, controllers inside others.
@Suite struct PastedClassTests {
  private static func code(
    _ text: String, _ name: String = "Post.swift", opensAll: Bool = false
  ) throws -> ImportedCode {
    let opened = try OpenedFile(
      SourceTexts(text, named: name), named: name, asking: SceneRequest(opensAll: opensAll))
    guard case .code(let code) = opened else { throw Failure() }
    return code
  }

  private struct Failure: Error {}

  private static func classes(_ height: Int) -> String {
    """
    class List: UIViewController {
      let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.translatesAutoresizingMaskIntoConstraints = false
        table.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
    class Row: UITableViewCell {
      func fill() {
        let card = UIView()
        contentView.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        card.heightAnchor.constraint(equalToConstant: 40).isActive = true
        card.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
      }
    }
    """
  }

  @Test func anotherClassThatContradictsItselfIsShown() throws {
    let first = try Self.code(Self.classes(60), opensAll: true)
    #expect(first.type == "List")
    #expect(first.conflicting.compactMap(\.type) == ["Row"])
    #expect(try Self.code(Self.classes(40), opensAll: true).conflicting.isEmpty)
    #expect(try Self.code(Self.classes(60)).conflicting.isEmpty)
  }

  @Test func viewsThatLazyPropertiesAddAreThere() throws {
    let text = """
      class Row: UITableViewCell {
        private lazy var card: UIView = {
          let card = UIView()
          contentView.addSubview(card)
          card.translatesAutoresizingMaskIntoConstraints = false
          card.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          return card
        }()
        func configure() { card.backgroundColor = .red }
      }
      class Page: UIViewController {
        func row(_ row: Row) { row.configure() }
      }
      """
    let opened = try OpenedFile(
      SourceTexts(text, named: "Row.swift"), named: "Row.swift", opening: "Row")
    #expect(opened.firstLayout?.rules.count == 1)
  }

  @Test func aChildControllerThatNothingAddsIsNoted() throws {
    let lines = """
      child.view.translatesAutoresizingMaskIntoConstraints = false
      child.view.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
      addChild(child)

      """
    func isNoted(_ text: String) throws -> Bool {
      try Self.code(text).notes.contains { $0.contains("addChild() does not") }
    }
    #expect(try isNoted(lines))
    #expect(try !isNoted("box.addSubview(child.view)\n" + lines))
    #expect(try !isNoted(lines.replacing("addChild(child)", with: "")))
  }

  @Test func aFragmentCallsWhatTheFileAddsToViews() throws {
    let text = """
      view.addSubview(box)
      place(box, at: 12)
      extension UIView {
        func place(_ view: UIView, at x: CGFloat) {
          view.translatesAutoresizingMaskIntoConstraints = false
          view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: x).isActive = true
        }
      }
      """
    let layout = try Self.code(text).layout
    #expect(layout.rules.map { layout.text(of: $0) } == ["box.leading == view.leading + 12"])
  }

  @Test func aQuotientOfWholeNumbersIsAWholeNumber() throws {
    func factor(_ ratio: String) throws -> (Double?, [String]) {
      let code = try Self.code(
        """
        import SnapKit
        view.addSubview(box)
        box.snp.makeConstraints { $0.height.equalTo(view.snp.width).multipliedBy(\(ratio)) }
        """)
      return (code.layout.rules.first?.right.first?.coefficient, code.notes)
    }
    let whole = try factor("9/16")
    #expect(whole.0 ?? 0 == 0)
    #expect(whole.1.contains { $0.contains("9.0 / 16 is the ratio") })
    #expect(try factor("9.0/16").0 == 0.5625)
    #expect(try factor("32/16").0 == 2)
  }

  @Test func aPostThatWasSavedAsCodeIsRead() throws {
    let text = """
      I am practicing with the visual format, and this does not work. Why?

      - (void)viewDidLoad {
          UILabel *label = [[UILabel alloc] init];
          [self.view addSubview:label];
          NSDictionary *all = NSDictionaryOfVariableBindings(label);
          [self.view addConstraints:[NSLayoutConstraint
            constraintsWithVisualFormat:@"|[label]|" options:0 metrics:nil views:all]];
      }
      """
    let code = try Self.code(text, "post.m")
    #expect(code.layout.rules.count == 2)
    #expect(code.notes.first == "line 1 passed over: prose")
  }

  @Test func theMaskOfACellIsNotToBeTurnedOff() throws {
    func remarks(_ name: String) throws -> String {
      let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0x2]   (Names: '|':\(name):0x3 )>",
            "<NSLayoutConstraint:0x4 V:[UILabel:0x2(90)]>",
            "<NSLayoutConstraint:0x5 V:[UILabel:0x2]-(8)-|   (Names: '|':\(name):0x3 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x6 h=--& v=--& V:[\(name):0x3(44)]>"
        )
        """
      guard case .logs(let logs) = try OpenedFile(SourceTexts(log, named: "a.txt"), named: "a.txt")
      else { throw Failure() }
      let analysis = LayoutAnalysis(logs[0].layout)
      let solved = analysis.solved
      return analysis.conflicts.flatMap { ConflictRemark.all(about: $0, in: solved) }
        .map { remark in
          if case .made(_, let rule) = remark { rule.practice } else { "" }
        }.joined(separator: " ")
    }
    #expect(try remarks("UITableViewCellContentView").contains("automaticDimension"))
    #expect(try remarks("CardView").contains("set it to false"))
  }
}
