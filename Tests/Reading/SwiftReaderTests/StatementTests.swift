import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

@Suite("Statements")
struct StatementTests {
  @Test func `loops, conditions and functions make rules in the order of execution`() throws {
    var bench = try Workbench(100, 100, "a", "b", "c")
    try bench.run(
      """
      let gap: CGFloat = 4
      func pin(_ view: UIView, to top: NSLayoutYAxisAnchor, by distance: CGFloat = gap * 2) {
        view.topAnchor.constraint(equalTo: top, constant: distance).isActive = true
      }
      var previous: UIView? = nil
      for (index, view) in [a, b, c].enumerated() {
        if let last = previous { pin(view, to: last.bottomAnchor) } else { pin(view, to: root.topAnchor, by: 0) }
        switch index {
        case 0: view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        case 1...2: view.heightAnchor.constraint(equalTo: a.heightAnchor).isActive = true
        default: break
        }
        previous = view
      }
      """)
    #expect(
      bench.rules == [
        "a.top == root.top", "a.height == 10", "b.top == a.bottom + 8", "b.height == a.height",
        "c.top == b.bottom + 8", "c.height == a.height",
      ])
  }

  @Test func `a closure changes the names around it`() throws {
    var bench = try Workbench(100, 100, "a", "b")
    try bench.run(
      """
      var constraints: [NSLayoutConstraint] = []
      [a, b].forEach { constraints.append($0.widthAnchor.constraint(equalToConstant: 9)) }
      constraints += [a.heightAnchor.constraint(equalToConstant: 3)]
      NSLayoutConstraint.activate(constraints)
      """)
    #expect(bench.rules == ["a.width == 9", "b.width == 9", "a.height == 3"])
  }

  @Test func `a block with an error changes nothing, memory included`() throws {
    var bench = try Workbench(100, 100, "a")
    let before = bench.layout
    let error = bench.error(
      """
      let other = UIView()
      root.addSubview(other)
      a.widthAnchor.constraint(equalToConstant: 9).isActive = true
      a.topAnchor.constraint(equalTo: nobody.topAnchor).isActive = true
      """)
    #expect(error?.code == .noItem)
    #expect(error?.lineNumber == 4)
    #expect(error?.line.contains("nobody") == true)
    #expect(bench.layout == before)
    #expect(bench.error("other.topAnchor")?.code == .noItem)
  }

  @Test(
    "what runs forever ends with an error",
    arguments: [
      "while true { }", "func f() { f() }; f()", "for i in 0..<100000000 { }",
      "let x = { x() }; while true { let y = UIView() }",
    ])
  func endless(_ code: String) throws {
    var bench = try Workbench(100, 100)
    let before = bench.layout
    #expect(bench.error(code) != nil)
    #expect(bench.layout == before)
  }

  @Test func `brackets inside of brackets end with an error`() throws {
    var bench = try Workbench(100, 100)
    for count in [90, 4000] {
      let deep = String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
      _ = bench.error(deep)
      _ = bench.error("root" + String(repeating: ".superview", count: count))
      _ = bench.error("root" + String(repeating: ".f()", count: count))
      _ = bench.error("1" + String(repeating: " + 1", count: count))
      _ = bench.error(String(repeating: "if true { ", count: count))
      _ = bench.error(String(repeating: "!", count: count) + "true")
      _ = bench.error("let x = a" + String(repeating: " ? 1 : a", count: count))
    }
  }

  @Test func `numbers are combined as Swift does`() throws {
    var bench = try Workbench(100, 100, "a")
    try bench.run("a.widthAnchor.constraint(equalToConstant: (1 + 2) * 4 - 6 / 4).isActive = true")
    try bench.run("a.heightAnchor.constraint(equalToConstant: max(3, 0x10)).isActive = true")
    #expect(bench.rules.first == "a.width == 10.5")
    #expect(bench.error("a.widthAnchor.constraint(equalToConstant: 1 / 0).isActive = true") != nil)
  }

  @Test func `functions of views are values`() throws {
    var bench = try Workbench(100, 100)
    try bench.run(
      """
      let (one, two) = (UIView(), UILabel())
      [one, two].forEach(root.addSubview)
      """)
    #expect(bench.layout.items.map(\.name) == ["root", "view1", "label"])
    #expect(bench.error("root.addSubview")?.code == .missing)
  }

  @Test func `defer outside of a block is refused`() throws {
    var bench = try Workbench(100, 100, "a")
    #expect(bench.error("defer { a.isHidden = true }")?.code == .swift)
  }

  @Test func `a label ends its own loop and no other`() throws {
    var bench = try Workbench(100, 100, "a")
    try bench.run(
      """
      var (rounds, steps) = (0, 0)
      outer: while rounds < 3 {
        rounds += 1
        for step in 0..<4 {
          if step == 2 { continue outer }
          if rounds == 2 { break outer }
          steps += 1
        }
        steps += 100
      }
      a.widthAnchor.constraint(equalToConstant: CGFloat(rounds * 10 + steps)).isActive = true
      """)
    #expect(bench.rules == ["a.width == 22"])
  }

  @Test(
    "literals of every kind",
    arguments: [
      ("0x10", 16.0), ("0b101", 5), ("0o17", 15), ("1_000", 1000), ("1e2", 100), ("0x1p3", 8),
      ("1_0.5", 10.5), ("-3", -3), ("stride(from: 0, to: 10, by: 5).map { $0 }.count", 2),
    ])
  func literals(_ code: String, _ value: Double) throws {
    var bench = try Workbench(100, 100, "a")
    try bench.run("a.widthAnchor.constraint(equalToConstant: \(code)).isActive = true")
    #expect(bench.layout.rules.first?.constant == value)
  }
}
