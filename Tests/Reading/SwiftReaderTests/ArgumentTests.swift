import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Arguments go to the parameters of their labels and types, and to no other.
@Suite struct ArgumentTests {
  @Test func `an initialiser of the text takes what is usual in front of what is given`() throws {
    let code = """
      final class Badge: UIView {
        init(width: CGFloat = 10, height: CGFloat) {
          super.init(frame: .zero)
          widthAnchor.constraint(equalToConstant: width).isActive = true
          heightAnchor.constraint(equalToConstant: height).isActive = true
        }
      }
      final class Page: UIView {
        let badge = Badge(height: 20)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(badge)
        }
      }
      """
    let read = try SwiftProgram.imported(code, named: "Page.swift")
    #expect(
      read.layout.rules.map { read.layout.text(of: $0) } == [
        "badge.width == 10", "badge.height == 20",
      ])
  }

  @Test func `code behind the brackets goes to the parameter that takes code`() throws {
    var bench = try Workbench(100, 100, "a")
    try bench.run(
      """
      func pinned(_ view: UIView, by distance: CGFloat = 8, then more: (UIView) -> Void) {
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: distance).isActive = true
        more(view)
      }
      pinned(a) { $0.widthAnchor.constraint(equalToConstant: 5).isActive = true }
      """)
    #expect(bench.rules == ["a.top == root.top + 8", "a.width == 5"])
  }

  @Test(arguments: [
    ("a.widthAnchor.constraint(equalTo: b.widthAnchor, constnt: 4)", "constnt: is not a label"),
    ("a.widthAnchor.constraint(equalTo: b.widthAnchor, constnt: 4)", "did you mean constant:"),
    ("a.setContentHuggingPriority(.required)", "it lacks for:"),
    ("a.setContentHuggingPriority(.required)", "setContentHuggingPriority(_:for:)"),
    ("func grow(by number: CGFloat) {}; grow(from: 4)", "it takes by:"),
    ("func grow(by number: CGFloat) {}; grow(by: 1, 4)", "it takes by:"),
  ])
  func `a label that is wrong or missing is said with those that are known`(
    _ code: String, _ expected: String
  ) throws {
    var bench = try Workbench(100, 100, "a", "b")
    let found = bench.error(code)
    let error = try #require(found)
    #expect(error.details.joined(separator: "\n").contains(expected), "\(error.details)")
    #expect(bench.rules == [])
  }

  @Test func `what a call does not say is what its row says`() {
    for member in Vocabulary.tables.joined() {
      for parameter in member.parameters ?? [] {
        guard let usual = parameter.usual else { continue }
        if case .null = usual { continue }
        let holds: Bool =
          switch usual {
          case .number: parameter.type.holds(.number)
          case .text: parameter.type.holds(.text)
          case .point: parameter.type.holds(.point)
          case .word(let word): parameter.type.words.contains(word.name)
          default: false
          }
        #expect(holds, "\(member.text) \(parameter.label ?? "_")")
      }
    }
  }

  @Test func `no two parameters of a row bear one name`() {
    for member in Vocabulary.tables.joined() {
      let names = (member.parameters ?? []).compactMap(\.name)
      #expect(Set(names).count == names.count, "\(member.text)")
    }
  }

  @Test func `a property is not a function of its name`() throws {
    let code = """
      final class Page: UIView {
        let box = UIView()
        lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          width.isActive = true
          self.width.constant = 30
        }
      }
      """
    let read = try SwiftProgram.imported(code, named: "Page.swift")
    #expect(read.skipped.map(\.text) == [])
    #expect(read.layout.rules.map { read.layout.text(of: $0) } == ["box.width == 30"])
  }

  @Test func `an identifier of an active constraint is that of its rule`() throws {
    var bench = try Workbench(100, 100, "a")
    try bench.run(
      """
      let tall = a.heightAnchor.constraint(equalToConstant: 10)
      tall.isActive = true
      tall.identifier = "tall"
      """)
    #expect(bench.layout.rules.map(\.identifier) == ["tall"])
  }

  @Test func `parts of frames and insets can be set`() throws {
    var bench = try Workbench(100, 100)
    try bench.run(
      """
      let box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      root.addSubview(box)
      box.frame.origin.y = 20
      box.frame.size.width = 30
      var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      insets.left += 10
      box.layoutMargins = insets
      """)
    #expect(try bench.frame("box") == [1, 20, 30, 4])
    #expect(bench.layout.commands.contains("margins box 1 12 3 4"))
  }
}
