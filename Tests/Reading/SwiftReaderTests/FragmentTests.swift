import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Lines out of a class that is not there, as posts quote them.
@Suite struct FragmentTests {
  private func read(_ code: String) throws -> ImportedCode {
    try SwiftProgram.imported(code, named: "Post.swift")
  }

  private func rules(_ code: ImportedCode) -> [String] {
    code.layout.rules.map { code.layout.text(of: $0) }
  }

  @Test func `a view that nothing declares is the root, and names are what they say`() throws {
    let code = try read(
      """
      view.addSubview(sendButton)
      sendButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 12).isActive = true
      hint.text = "Hello"
      view.addSubview(hint)
      hint.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap).isActive = true
      """)
    let items = code.layout.items
    #expect(items.map(\.name) == ["view", "sendButton", "hint"])
    #expect(items.map(\.kind) == [.view, .button, .label])
    #expect(items[0].givenSize == Size(width: 393, height: 852))
    #expect(rules(code) == ["sendButton.top == view.top + 12", "hint.leading == view.leading"])
    #expect(
      code.notes.contains(
        "nothing declares these: view is taken as the root, with the size of an iPhone 15, "
          + "sendButton as a UIButton, hint as a UILabel; let sendButton = UIButton() says what it is"
      ))
    #expect(code.balance.text == "read 2 of 2 constraints")
  }

  /// What is copied begins after a brace, or ends before one.
  @Test(arguments: [
    (
      "hint.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n  }\n}",
      [
        "line 2: nothing opens this }, which is passed over",
        "line 3: nothing opens this }, which is passed over",
      ]
    ),
    (
      "func setUp() {\n  view.addSubview(hint)\n"
        + "  NSLayoutConstraint.activate([\n    hint.topAnchor.constraint(equalTo: view.topAnchor),",
      ["line 1: { and 2 more are still open where the text ends, and closed there"]
    ),
    (
      "#if os(iOS)\nhint.topAnchor.constraint(equalTo: view.topAnchor).isActive = true // last",
      ["line 1: #if is still open where the text ends, and closed there"]
    ),
  ])
  func `what is open is closed`(_ code: String, _ notes: [String]) throws {
    let read = try read(code.contains("addSubview") ? code : "view.addSubview(hint)\n" + code)
    #expect(rules(read) == ["hint.top == view.top"])
    let shift = code.contains("addSubview") ? 0 : 1
    let expected = notes.map { note in
      note.replacing(#/^line (\d+)/#) { "line \(Int($0.1)! + shift)" }
    }
    #expect(
      read.notes.filter { $0.contains("opens this") || $0.contains("open where") } == expected)
  }

  @Test(arguments: ["let a = (1 +", "let a = \"x", "/* hint", "view.addSubview("])
  func `what lacks more than brackets stays an error`(_ code: String) {
    #expect(throws: (any Error).self) { try read(code) }
  }

  @Test func `self is the class that is not there`() throws {
    let code = try read(
      """
      let tile = UIView()
      self.view.addSubview(tile)
      self.tile.translatesAutoresizingMaskIntoConstraints = false
      self.tile.widthAnchor.constraint(equalToConstant: 40).isActive = true
      self.banner = UILabel()
      self.view.addSubview(self.banner)
      """)
    #expect(code.layout.items.map(\.name) == ["view", "tile", "banner"])
    #expect(rules(code) == ["tile.width == 40"])
    #expect(code.skipped.isEmpty)
  }

  @Test func `a method alone is run in the class that is not there`() throws {
    let code = try read(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        contentView.addSubview(photoImageView)
        photoImageView.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      }
      """)
    #expect(code.layout.items.map(\.name) == ["contentView", "photoImageView"])
    #expect(rules(code) == ["photoImageView.top == contentView.top"])
  }

  @Test func `the class of a view has anchors without a name in front of them`() throws {
    let code = try read(
      """
      func setUp() {
        addSubview(iconView)
        iconView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
      }
      """)
    #expect(code.layout.items.map(\.name) == ["view", "iconView"])
    #expect(rules(code) == ["iconView.leading == view.leading + 12"])
  }

  @Test func `a format of names that nothing declares is one of the root`() throws {
    let code = try read(
      """
      let views = ["a": redView]
      view.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", metrics: nil, views: views))
      """)
    #expect(
      rules(code) == ["redView.leading == view.leading", "view.trailing == redView.trailing"])
  }

  @Test func `a tree at the outermost level is shown, not the class of its parts`() throws {
    let code = try read(
      """
      final class Dot: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 6, height: 6) }
      }
      let board = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
      let dot = Dot()
      dot.translatesAutoresizingMaskIntoConstraints = false
      board.addSubview(dot)
      dot.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 5).isActive = true
      """)
    #expect(code.layout.items.map(\.name) == ["board", "dot"])
    #expect(code.layout.items[0].givenSize == Size(width: 90, height: 60))
    #expect(code.type == nil)
  }

  @Test(arguments: ["..", "...", "......", "\u{2026}"])
  func `dots alone on a line are code that is left out`(_ dots: String) throws {
    let code = try read(
      """
      final class Row: UIView {
        let a = UIView()
        \(dots)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
        }
      }
      """)
    #expect(code.layout.items.map(\.name) == ["row", "a"])
    #expect(code.notes.contains("line 3: ... stands for code that is left out"))
  }

  @Test func `a quoted closure of a library is read without its import`() throws {
    let code = try read(
      """
      constrain(chip, view) { chip, view in
        chip.top == view.top + 8
      }
      """)
    #expect(rules(code) == ["chip.top == view.top + 8"])
    #expect(code.balance.text == "read 1 of 1 constraint")
  }
}
