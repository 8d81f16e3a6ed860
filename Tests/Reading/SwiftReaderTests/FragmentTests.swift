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
    #expect(
      rules(code) == ["sendButton.top == view.top + 12", "hint.leading == view.leading + 16"])
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

  /// Code that relates a view to its superview says that it has one.
  @Test func `a superview that code speaks of is there`() throws {
    let code = try read(
      """
      card.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview().inset(8)
        make.left.right.equalToSuperview()
        make.height.equalTo(60)
      }
      """)
    #expect(code.layout.items.map(\.name) == ["superview", "card"])
    #expect(code.layout.items[0].givenSize == Size(width: 393, height: 76))
    let other = try read(
      "chip.topAnchor.constraint(equalTo: chip.superview!.topAnchor, constant: 3).isActive = true")
    #expect(rules(other) == ["chip.top == superview.top + 3"])
    let two = try read(
      """
      scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
      content.snp.makeConstraints { $0.width.equalToSuperview() }
      """)
    #expect(two.layout.items.map(\.kind) == [.view, .scroll, .view])
    #expect(rules(two).last == "content.width == scroll.width")
  }

  @Test func `the content view of a cell is as high as its rules`() throws {
    let code = try read(
      """
      contentView.addSubview(card)
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10).isActive = true
      card.heightAnchor.constraint(equalToConstant: 300).isActive = true
      """)
    #expect(code.layout.items[0].givenSize == Size(width: 393, height: 320))
    #expect(code.notes.contains { $0.contains("priority 999") })
  }

  @Test func `an unknown number in a sum is reckoned with`() throws {
    let code = try read(
      """
      view.addSubview(card)
      card.snp.makeConstraints { make in
        make.width.equalTo(SCREEN_WIDTH - 30)
        make.height.equalTo((rowHeight - 4) * 2)
      }
      """)
    #expect(rules(code) == ["card.width == 363", "card.height == 80"])
  }

  @Test func `a constraint that the wrong view holds is refused`() throws {
    let code = try read(
      """
      let tile = UIView()
      tile.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tile)
      let left = NSLayoutConstraint(item: tile, attribute: .left, relatedBy: .equal, toItem: view,
        attribute: .left, multiplier: 1, constant: 0)
      tile.addConstraints([left])
      view.addConstraint(NSLayoutConstraint(item: tile, attribute: .top, relatedBy: .equal,
        toItem: view, attribute: .top, multiplier: 1, constant: 0))
      """)
    #expect(rules(code) == ["tile.top == view.top"])
    #expect(code.skipped.first?.reason.hasPrefix("tile cannot hold this constraint") ?? false)
  }

  @Test func `old guides and controllers inside others are there`() throws {
    let code = try read(
      """
      view.addSubview(tile)
      tile.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 10).isActive = true
      page.view.translatesAutoresizingMaskIntoConstraints = false
      self.addChild(page)
      view.addSubview(page.view)
      page.view.heightAnchor.constraint(equalToConstant: 90).isActive = true
      """)
    #expect(code.skipped.map(\.text) == [])
    #expect(rules(code).contains("tile.top == topLayoutGuide.bottom + 10"))
    #expect(rules(code).contains("pageView.height == 90"))
  }

  @Test(arguments: [
    ("lblTitle", Item.Kind.label), ("btnGo", .button), ("table", .scroll), ("scroll", .scroll),
    ("stack", .stack), ("tableau", .view), ("box", .view),
  ])
  func `names say what views are at either end`(_ name: String, _ kind: Item.Kind) throws {
    let code = try read("view.addSubview(\(name))\n\(name).isHidden = false")
    #expect(code.layout.items.last?.kind == kind)
  }

  @Test func `a view known only by its name may have members of its own`() throws {
    let code = try read(
      """
      panelView.list.addSubview(row)
      panelView.list.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      row.configureAnything(panelView)
      """)
    #expect(rules(code) == ["list.top == row.top"])
    #expect(code.skipped.map(\.code) == ["row.configureAnything(panelView)"])
  }

  @Test func `a visual format takes no anchors, which is said`() throws {
    let code = try read(
      """
      let views: [String: Any] = ["box": box, "edge": view.safeAreaLayoutGuide.topAnchor]
      view.addSubview(box)
      view.addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: "V:[edge][box]", options: [], metrics: nil, views: views))
      """)
    #expect(
      code.skipped.contains {
        $0.reason.contains(
          "edge is an anchor here, and a visual format takes views and guides only: UIKit raises an "
            + "exception")
      })
  }

  @Test func `what another state activates is not called forgotten`() throws {
    let code = try read(
      """
      let tall = box.heightAnchor.constraint(equalToConstant: 90)
      let low = box.heightAnchor.constraint(equalToConstant: 30)
      let lost = box.heightAnchor.constraint(equalToConstant: 60)
      view.addSubview(box)
      func open(_ isOpen: Bool) {
        tall.isActive = isOpen
        NSLayoutConstraint.activate([isOpen ? tall : low])
        lost.isActive = false
      }
      """)
    #expect(code.notes.contains("made but never activated: the constraints of line 3"))
    #expect(
      code.notes.contains(
        "not active in the state that is shown, but activated elsewhere: the constraints of lines 1, "
          + "2"))
  }

  @Test func `Objective-C that is too large is refused and not passed over`() {
    let line = "  [a.topAnchor constraintEqualToAnchor:b.topAnchor].active = YES;\n"
    let text = "@implementation BigView\n" + String(repeating: line, count: 32_000) + "@end\n"
    #expect(throws: Diagnostic.self) { try SwiftProgram.imported(text, named: "BigView.m") }
  }

  @Test func `a mask that is assumed to be off is mentioned`() throws {
    let line = "badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
    func isAssumed(_ code: String) throws -> Bool {
      try read(code).notes.contains { $0.contains("how badge is made is not shown") }
    }
    #expect(try isAssumed(line))
    #expect(try !isAssumed("badge.translatesAutoresizingMaskIntoConstraints = false\n" + line))
    #expect(try !isAssumed("let badge = UIView()\nview.addSubview(badge)\n" + line))
    #expect(try !isAssumed("badge.snp.makeConstraints { $0.top.equalTo(view) }"))
  }

  @Test func `what holds a table is no table`() throws {
    let code = try read(
      "tableContainer.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")
    #expect(code.layout.items.map(\.kind) == [.view, .view])
  }

  @Test func `the content view of a cell is what all else is in`() throws {
    let code = try read(
      """
      searchCell.contentView.addSubview(button)
      button.rightAnchor.constraint(equalTo: searchCell.contentView.rightAnchor).isActive = true
      """)
    let root = try #require(code.layout.root)
    #expect(code.layout.name(of: root) == "contentView")
    #expect(rules(code) == ["button.right == contentView.right"])
    #expect(code.layout.item(root)?.givenSize?.width == 393)
  }

  @Test func `a constraint that a line adds to a view is not called forgotten`() throws {
    let code = try read(
      """
      let tall = box.heightAnchor.constraint(equalToConstant: 90)
      view.addSubview(box)
      func open() { holder.addConstraint(tall) }
      """)
    #expect(!code.notes.contains { $0.contains("never activated") })
  }

  @Test func `a view is in what a quoted line makes the holder of its constraint`() throws {
    let code = try read(
      """
      let tall = NSLayoutConstraint(item: tabs, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 50)
      self.holder.addConstraint(tall)
      """)
    #expect(rules(code) == ["tabs.height == 50"])
    #expect(!code.notes.contains { $0.contains("never activated") })
  }

  @Test func `the mask of an outlet is not known either`() throws {
    let code = try read(
      """
      @IBOutlet var badge: UIView!
      func show() {
        view.addSubview(badge)
        badge.widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
      """)
    #expect(code.notes.contains { $0.contains("how badge is made is not shown") })
  }

  @Test func `a constraint before the line that adds its view is refused with the remedy`() throws {
    let lines = """
      let logo = UIImageView()
      logo.translatesAutoresizingMaskIntoConstraints = false
      bar.addConstraint(NSLayoutConstraint(item: logo, attribute: .top, relatedBy: .equal,
        toItem: bar, attribute: .top, multiplier: 1, constant: 0))
      bar.addConstraint(NSLayoutConstraint(item: logo, attribute: .width, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 60))

      """
    let late = try SwiftProgram.imported(lines + "bar.addSubview(logo)\n", named: "Post.swift")
    #expect(late.layout.rules.isEmpty)
    #expect(late.skipped.map(\.line) == [3, 5])
    let remedy =
      "bar cannot hold this constraint yet: logo is not inside bar. Line 7 adds logo to bar: it has "
      + "to run before this one"
    #expect(late.skipped.allSatisfy { $0.reason == remedy })
    #expect(late.layout.root.map(late.layout.name) == "bar")
    let parts = lines.split(separator: "\n", maxSplits: 1)
    let early = try SwiftProgram.imported(
      "\(parts[0])\nbar.addSubview(logo)\n\(parts[1])", named: "Post.swift")
    #expect(early.layout.rules.count == 2)
  }

  @Test func `sizeToFit sets the frame to the size of the content`() throws {
    let code = try SwiftProgram.imported(
      """
      let btn = UIButton()
      btn.setTitle("i am a button", for: .normal)
      btn.sizeToFit()
      view.addSubview(btn)
      let plain = UIButton()
      plain.setTitle("i am a button", for: .normal)
      view.addSubview(plain)
      """, named: "Post.swift")
    let frames = ["btn", "plain"].map { name -> Frame? in
      guard case .item(let id)? = code.layout.named(name) else { return nil }
      return code.layout.item(id)?.mask?.frame
    }
    #expect(frames[0].map { $0.width > 60 && $0.height > 20 } == true)
    #expect(frames[1]?.width == 0)
  }
}
