import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Code of Swift 1 to 4.1, which posts and old projects still have.
@Suite struct EarlierSwiftTests {
  private func rules(_ code: String) throws -> [String] {
    let read = try SwiftProgram.imported(code, named: "Old.swift")
    #expect(read.skipped.map(\.text) == [])
    return read.layout.rules.map { read.layout.text(of: $0) }
  }

  @Test(arguments: [
    (
      "tile.setTranslatesAutoresizingMaskIntoConstraints(false)",
      "tile.translatesAutoresizingMaskIntoConstraints = false"
    ),
    ("let a = NSLayoutAttribute.CenterX", "let a = NSLayoutConstraint.Attribute.centerX"),
    ("f(attribute: .NotAnAttribute)", "f(attribute: .notAnAttribute)"),
    (
      "a.constraintEqualToAnchor(b.topAnchor, constant: 4).active = true",
      "a.constraint(equalTo: b.topAnchor, constant: 4).isActive = true"
    ),
    ("a.constraintLessThanOrEqualToConstant(9)", "a.constraint(lessThanOrEqualToConstant: 9)"),
    ("NSLayoutConstraint.activateConstraints([c])", "NSLayoutConstraint.activate([c])"),
    ("let r = CGRectMake(0, 1, 2, 3)", "let r = CGRect(x: 0, y: 1, width: 2, height: 3)"),
    ("let w = CGRectGetWidth(view.frame) / 2", "let w = (view.frame).width / 2"),
    ("let c = UIColor.redColor()", "let c = UIColor.red"),
    ("go.setTitle(\"Go\", forState: .Normal)", "go.setTitle(\"Go\", for: .normal)"),
    ("var axis: UILayoutConstraintAxis", "var axis: NSLayoutConstraint.Axis"),
    ("c.priority = UILayoutPriorityDefaultHigh - 1", "c.priority = 750 - 1"),
    (
      "let g = UIButton.buttonWithType(.System) as UIButton",
      "let g = UIButton(type: .system) as UIButton"
    ),
    (
      "tile.snp_makeConstraints { $0.top.equalTo(view.snp_bottom) }",
      "tile.snp.makeConstraints { $0.top.equalTo(view.snp.bottom) }"
    ),
    (
      "pin.autoPinEdge(.Top, toEdge: .Bottom, ofView: tile)",
      "pin.autoPinEdge(.top, to: .bottom, of: tile)"
    ),
    ("layout(a, b) { a, b in a.top == b.top }", "constrain(a, b) { a, b in a.top == b.top }"),
  ])
  func `names are those of today`(_ old: String, _ new: String) {
    #expect(EarlierSwift(old).text == new)
    #expect(EarlierSwift(new).text == new)
  }

  /// What a text declares itself is not UIKit's.
  @Test(arguments: [
    "enum Side { case Left, Width }\nlet a: Side = .Width",
    "func CGRectMake(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}\nCGRectMake(1, 2, 3, 4)",
    "let text = \"UIColor.redColor()\" // CGRectZero",
    "struct Row { var hidden = false }\nrow.hidden = true",
    "let kind = Kind.Width", "layout(view) { $0.top(8) }", "state.selected = other",
  ])
  func `names of the text stay`(_ code: String) {
    #expect(EarlierSwift(code).text == code)
  }

  @Test func `first parameters had no labels before Swift 3`() {
    let code = "func pin(tile: UIView, gap: CGFloat) { tile.bounds = CGRectZero }\npin(a, gap: 8)"
    #expect(EarlierSwift(code).text.hasPrefix("func pin(tile:"))
    let older = code + "\nlet a: NSLayoutAttribute = .Width"
    #expect(EarlierSwift(older).text.hasPrefix("func pin(_ tile: UIView, gap: CGFloat)"))
  }

  @Test func `places are those of the old text`() throws {
    let old = "go.setTitle(\"Go\", forState: .Normal); let r = CGRectMake(0, 1, 2, 3)"
    let text = EarlierSwift(old)
    func written(_ word: String) throws -> String {
      let range = try #require(text.text.firstRange(of: word))
      let start = text.text.utf8.distance(from: text.text.startIndex, to: range.lowerBound)
      let place = text.written(start..<start + word.utf8.count)
      return String(decoding: Array(old.utf8)[place], as: UTF8.self)
    }
    #expect(try written("setTitle") == "setTitle")
    #expect(try written(".normal") == ".Normal")
    #expect(try written("let r") == "let r")
    #expect(try written("CGRect(x: 0, y: 1, width: 2, height: 3)") == "CGRectMake(0, 1, 2, 3)")
    let failure = #expect(throws: Diagnostic.self) {
      try SwiftProgram.imported("let r = CGRectMake(0, 1, 2, 3)\nlet = .Width", named: "a.swift")
    }
    #expect(failure?.lineNumber == 2)
  }

  @Test func `the initialiser of Swift 2 makes rules`() throws {
    let rules = try rules(
      """
      let tile = UIView(frame: CGRectMake(0, 0, 60, 60))
      tile.setTranslatesAutoresizingMaskIntoConstraints(false)
      view.addSubview(tile)
      view.addConstraint(NSLayoutConstraint(
        item: tile, attribute: .Trailing, relatedBy: .LessThanOrEqual, toItem: view,
        attribute: .Trailing, multiplier: 1, constant: -12))
      let width = NSLayoutConstraint(item: tile, attribute: NSLayoutAttribute.width,
        relatedBy: NSLayoutRelation.equal, toItem: nil,
        attribute: NSLayoutAttribute.notAnAttribute, multiplier: 1, constant: 50)
      width.priority = UILayoutPriorityDefaultHigh
      tile.addConstraint(width)
      """)
    #expect(rules == ["tile.trailing <= view.trailing - 12", "tile.width == 50"])
  }

  @Test func `anchors and formats of Swift 2 make rules`() throws {
    let rules = try rules(
      """
      let row = UIStackView()
      row.translatesAutoresizingMaskIntoConstraints = false
      row.axis = UILayoutConstraintAxis.Vertical
      row.distribution = .FillEqually
      view.addSubview(row)
      row.topAnchor.constraintEqualToAnchor(view.topAnchor, constant: 9).active = true
      NSLayoutConstraint.activateConstraints(NSLayoutConstraint.constraintsWithVisualFormat(
        "H:|[row]", options: NSLayoutFormatOptions(rawValue: 0), metrics: nil, views: ["row": row]))
      """)
    #expect(rules == ["row.top == view.top + 9", "row.leading == view.leading"])
  }

  @Test func `a priority that is not known leaves no required rule`() throws {
    let read = try SwiftProgram.imported(
      """
      let tile = UIView()
      tile.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tile)
      let width = tile.widthAnchor.constraint(equalToConstant: 40)
      width.priority = Weights.low
      width.isActive = true
      """, named: "a.swift")
    #expect(read.layout.rules.map(\.priority) == [999])
    #expect(read.notes.contains { $0.contains("as a priority it is taken as 999") })
  }
}
