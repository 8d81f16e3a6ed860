import LayoutModel
import Testing

@testable import SwiftReader

/// A file that is read together with what it needs of the files beside it.
@Suite struct NeighbourTests {
  private static let card = SwiftFile(
    "CardView.swift",
    """
    final class CardView: BaseView {
      let title = TitleLabel()
      override func build() {
        addSubview(title)
        title.pinCorner(to: self, by: Spacing.wide)
        title.widthAnchor.constraint(equalToConstant: 90).isActive = true
      }
    }
    """)
  private static let base = SwiftFile(
    "Base/BaseView.swift",
    """
    class BaseView: UIView {
      override init(frame: CGRect) { super.init(frame: frame); mystery().go(); build() }
      required init?(coder: NSCoder) { nil }
      func build() {}
      #if DEBUG
      func debug() {}
      #else
      func release() {}
      #endif
    }
    """)
  private static let pinning = SwiftFile(
    "Helpers/UIView+Pin.swift",
    """
    extension UIView {
      func pinCorner(to other: UIView, by distance: CGFloat) {
        translatesAutoresizingMaskIntoConstraints = false
        topAnchor.constraint(equalTo: other.topAnchor, constant: distance).isActive = true
        leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: distance).isActive = true
      }
    }
    """)
  private static let label = SwiftFile(
    "TitleLabel.swift",
    """
    final class TitleLabel: UILabel {}
    final class LonelyView: UIView {
      let inner = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
        inner.pinCorner(to: self, by: 3)
      }
    }
    """)
  private static let spacing = SwiftFile("Spacing.swift", "enum Spacing { static let wide = 24 }\n")
  private static let service = SwiftFile(
    "Service.swift", "struct Service { func load() { print(Spacing.wide) } }\n")
  private static let older = SwiftFile(
    "Old/CardView.swift", "final class CardView: UIView { let width: CGFloat = 3 }\n")

  @Test func whatAFileNeedsIsKnownAndNothingElseIsSaid() throws {
    let code = try SwiftProgram.imported(
      [Self.card], beside: [Self.base, Self.pinning, Self.label, Self.spacing])
    #expect(code.type == "CardView")
    #expect(
      code.layout.rules.map { code.layout.text(of: $0) } == [
        "title.top == cardView.top + 24", "title.leading == cardView.leading + 24",
        "title.width == 90",
      ])
    // Nothing is said of the neighbours: neither their views, nor what of them cannot be run.
    #expect(code.views.map(\.name) == ["CardView"])
    #expect(code.skipped == [])
    #expect(code.balance.files.map(\.name) == ["CardView.swift"])
    #expect(code.balance.written == code.balance.read)
    #expect(!code.notes.contains { $0.contains("#else") || $0.contains("LonelyView") })
    #expect(code.neighbours.count == 4)
    // Alone it is not understood.
    #expect(try SwiftProgram.imported([Self.card]).layout.rules.count < 3)
  }

  @Test func onlyWhatIsNeededIsTaken() {
    let others = [Self.older, Self.service, Self.label, Self.pinning, Self.spacing, Self.base]
    let needed = SwiftNeighbours(of: Self.card, among: others).files.map(\.name)
    #expect(
      needed.sorted() == [
        "Base/BaseView.swift", "Helpers/UIView+Pin.swift", "Spacing.swift", "TitleLabel.swift",
      ])
    #expect(SwiftNeighbours(of: Self.spacing, among: others).files.isEmpty)
  }

  @Test func anExtensionOpensTheClassThatItExtends() throws {
    let part = SwiftFile(
      "CardView+Layout.swift",
      """
      extension CardView {
        func place() {
          title.translatesAutoresizingMaskIntoConstraints = false
          title.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true
        }
      }
      """)
    let whole = SwiftFile(
      "CardView.swift",
      """
      final class CardView: UIView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title); place() }
      }
      """)
    let beside = SwiftNeighbours(of: part, among: [whole]).files
    let code = try SwiftProgram.imported([part], beside: beside)
    #expect(code.type == "CardView")
    #expect(code.layout.rules.map { code.layout.text(of: $0) } == ["title.top == cardView.top + 5"])
  }

  @Test(arguments: [
    ("struct Box {}", ["Box"]), ("private struct Box {}\nenum Kind {}", ["Kind"]),
    ("// class No\n/* enum No {} */ let text = \"class No {\"\nclass Yes {}", ["text", "Yes"]),
    ("extension UIView { func pin() {}; private func hide() {} }", ["pin"]),
    ("extension UIColor { convenience init(hex: Int) {} }", ["hex"]),
    ("extension UIColor { convenience init(_ hex: Int) {} }", ["UIColor"]),
    ("class A { func inner() {} }\nfunc outer() {}", ["A", "outer"]),
    ("private(set) var shared = 3", ["shared"]),
    ("let text = \"\"\"\n{ {\n\"\"\"\nfunc f() {}", ["text", "f"]),
  ])
  func namesForOtherFilesAreSkimmed(_ text: String, _ names: [String]) {
    #expect(SwiftSkim(text).offered(among: []) == Set(names.map(SwiftSkim.hash)))
  }

  // MARK: - Places

  @Test func aNoteOfSeveralFilesNamesFileAndLine() throws {
    let first = SwiftFile(
      "First.swift",
      """
      #if os(macOS)
      let side = 3
      #else
      let side = 4
      #endif
      final class First: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          let idle = box.widthAnchor.constraint(equalToConstant: 7)
          box.heightAnchor.constraint(equalToConstant: 7).isActive = true
        }
        ...
      }
      """)
    let second = SwiftFile(
      "Sub/Second.swift",
      """
      func other() {
        #if DEBUG
        print(1)
        #else
        print(2)
        #endif
      }
      other()
      """)
    let notes = try SwiftProgram.imported([first, second]).notes
    #expect(notes.contains { $0.hasPrefix("First.swift:1: not read, because of #if") }, "\(notes)")
    #expect(notes.contains("First.swift:14: ... stands for code that is left out"), "\(notes)")
    #expect(
      notes.contains("made but never activated: the constraints of First.swift:11"), "\(notes)")
    #expect(!notes.contains { $0.hasPrefix("line ") }, "\(notes)")
    // A single file needs no name.
    let alone = try SwiftProgram.imported([first]).notes
    #expect(alone.contains { $0.hasPrefix("line 1: not read, because of #if") }, "\(alone)")
    #expect(alone.contains("made but never activated: the constraints of line 11"), "\(alone)")
  }
}
