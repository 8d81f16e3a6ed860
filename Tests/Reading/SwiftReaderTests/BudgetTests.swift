import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// No text of Swift fills the machine or keeps it busy: it ends with a limit that is named.
@Suite struct BudgetTests {
  private static func deep(_ open: String, _ close: String, _ count: Int, inside: String = "1")
    -> String
  {
    String(repeating: open, count: count) + inside + String(repeating: close, count: count)
  }

  private static let deepTexts: [String] = lookahead + nested

  private static let lookahead: [String] = [13, 200, 5000].flatMap { (count: Int) -> [String] in
    [
      "let a = " + deep("[", "]", count), "let a: " + deep("A<", ">", count) + " = 1",
      "let a = " + deep("f([", "])", count),
      "let f: " + deep("[", "]", count, inside: "Int") + " = []",
    ]
  }

  private static let nested: [String] = [200, 5000].flatMap { (count: Int) -> [String] in
    [
      "let a = " + deep("(", ")", count), "let a = " + deep("{", "}", count),
      "if true " + deep("{ if true ", " }", count, inside: "{ }"),
      "class A " + deep("{ class A ", " }", count, inside: "{ }"),
      "enum A " + deep("{ enum A ", " }", count, inside: "{ }"),
      "func f() " + deep("{ func f() ", " }", count, inside: "{ }"),
      "let a = " + deep("\"\\(", ")\"", count), "let a = " + deep("true ? ", " : 1", count),
      "let f: " + deep("() -> ", "", count, inside: "Int") + " = g",
      "switch 1 { case " + deep(".a(", ")", count, inside: "let x") + ": break; default: break }",
    ]
  }

  @Test(arguments: deepTexts) func `what is too deep is refused before it is parsed`(
    _ code: String
  ) throws {
    var bench = try Workbench(320, 200)
    let error = bench.error(code)
    #expect(error != nil, "\(code.prefix(80))")
    #expect(error?.code == .limit || code.utf8.count < 2000, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    "func f() { f() }\nf()", "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nlet a = f(0)",
    "func f(_ x: Int = f()) -> Int { x }\nlet a = f()",
    "class A: UIView { let a = A() }\nlet a = A()",
    "class A: UIView { let b = B() }\nclass B: UIView { let a = A() }\nlet a = A()",
    "class A: UIView { var x: CGFloat { x + 1 } }\nlet x = A().x",
    "extension UIView { var me: UIView { me.me } }\nlet v = UIView()\nlet a = v.me",
    "extension UIView { func go() { go() } }\nlet v = UIView()\nv.go()",
    "var s = \"x\"\nfor _ in 0..<60 { s += s }",
    "var s = \"x\"\nfor _ in 0..<60 { s = \"\\(s)\\(s)\" }",
    "var s = [1]\nfor _ in 0..<60 { s += s }",
    "var s = [1]\nfor _ in 0..<60 { s.append(contentsOf: s) }",
    "var s: [Any] = [1]\nfor _ in 0..<100 { s = [s] }",
    "var s: [Any] = [1]\nfor _ in 0..<60 { s = [s, s] }",
    "var d: [String: Any] = [:]\nfor i in 0..<100000 { d[\"\\(i)\"] = d }",
    "var d: [Int: Any] = [:]\nfor i in 0..<100000 { d.updateValue(d, forKey: i) }",
    "var s: [Any] = [1, 2]\nfor _ in 0..<100 { s[0] = s; s[1] = s }",
    copies + "for i in 0..<4000 { let a = A(); a.d = d; a.d[0] = i; all.append(a) }",
    copies + "for i in 0..<4000 { var e = d; e[0] = i; let a = A(); a.d = e; all.append(a) }",
    "let s = String(repeating: \"x\", count: 1000000000)",
    "let s = Array(repeating: 1, count: 1000000000)", "let s = Array(0..<1000000000)",
    "for i in 0..<9223372036854775807 { }", "for i in 0...9223372036854775807 { }",
    "for i in stride(from: 0, to: 10, by: 0) { }",
  ])
  func `what calls itself or doubles reaches a limit`(_ code: String) throws {
    var bench = try Workbench(320, 200)
    let before = bench.layout
    let refused = bench.error(code)
    let error = try #require(refused, "\(code)")
    #expect(!error.message.isEmpty, "\(code)")
    #expect(bench.layout == before)
    try bench.run("let fine = UIView()")
  }

  /// Objects that could each hold a copy of a large dictionary.
  private static let copies = """
    class A { var d: [Int: Int] = [:] }
    var all: [A] = []
    var d: [Int: Int] = [:]
    for i in 0..<8000 { d[i] = i }

    """

  @Test func `elements are written one by one`() throws {
    var bench = try Workbench(320, 200)
    try bench.run(
      """
      var d: [Int: Int] = [:]
      for i in 0..<1500 { d[i] = i }
      var s = Array(repeating: 1, count: 3000)
      for i in 0..<1500 { s[i] = i }
      class A {
        var d: [Int: Int] = [:]
        func fill() { for i in 0..<1500 { d[i] = i } }
      }
      A().fill()
      let v = UIView()
      root.addSubview(v)
      v.widthAnchor.constraint(equalToConstant: CGFloat(d.count + s[1499])).isActive = true
      """)
    #expect(bench.rules.last == "v.width == 2999")
  }

  @Test func `classes are shared between the moments of a session`() throws {
    var bench = try Workbench(320, 200)
    var moments: [SwiftMemory] = []
    for number in 0..<60 {
      try bench.run("class C\(number): UIView { let v = UIView() }")
      try bench.run("extension UIView { func f\(number)() { addSubview(UIView()) } }")
      moments.append(bench.memory)
    }
    #expect(moments[3].types["C3"] != nil)
    #expect(moments[3].types["C4"] == nil)
    #expect(moments[3].types["UIView"]?.members(named: "f3").count == 1)
    #expect(moments[3].types["UIView"]?.members(named: "f4").isEmpty == true)
    #expect(moments.last?.types["UIView"]?.members(named: "f3").count == 1)
  }

  @Test func `comparisons of unknown values do not call those of all types`() throws {
    let code = try SwiftProgram.imported(
      """
      struct Profile: Equatable {
        static func == (lhs: Profile, rhs: Profile) -> Bool {
          return lhs.url == rhs.url && lhs.name == rhs.name && lhs.mail == rhs.mail
        }
      }
      struct Account: Equatable {
        static func == (lhs: Account, rhs: Account) -> Bool {
          return lhs.key == rhs.key || lhs.profile == rhs.profile
        }
      }
      final class Card: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          if store.state.value == .loaded { box.alpha = 0 }
          if .loaded != .open { box.alpha = 1 }
          box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, named: "Card.swift")
    #expect(code.layout.rules.count == 1)
  }
}
