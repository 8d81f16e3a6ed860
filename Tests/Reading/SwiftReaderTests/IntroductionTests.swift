import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// What the introductions of the libraries write, as text, in words of our own.
@Suite struct IntroductionTests {
  private func imported(_ code: String) throws -> ImportedCode {
    try SwiftProgram.imported(code, named: "Page.swift")
  }

  private func rules(_ code: String) throws -> [String] {
    let result = try imported(code)
    #expect(result.skipped.map(\.text) == [])
    return result.layout.rules.map { result.layout.text(of: $0) }
  }

  /// A controller that plans something, with two rows of its own class.
  private func page(_ plan: String, _ fields: String = "") -> String {
    """
    import Combine
    import Draftsman
    import UIKit
    final class Row: UITableViewCell {
      let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        drf.insert { name.drf.fillParent() }.apply()
      }
      required init?(coder: NSCoder) { nil }
      func show(_ text: String) { name.text = text }
    }
    final class Page: UIViewController {
      let list = UITableView()
      \(fields)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.draftContent { \(plan) }.apply()
      }
    }
    """
  }

  @Test(arguments: [
    "list.drf.renderCells(using: [\"x\", \"y\", \"x\"]) { text in Row.render { $0.show(text) } }",
    "list.drf.renderCells(observing: $texts) { text in Row.render { cell in cell.show(text) } }",
    "Tabled(list, forCell: Row.self, using: texts) { cell, text in cell.show(text) }",
    "Tabled(list, forCell: Row.self, observing: $texts) { $0.show($1) }",
    "list.drf.renderSections(using: [Sectioned(1, items: texts)]) { text in "
      + "Row.render { $0.show(text) } }",
  ])
  func aListHasACellForEachItemThatIsKnown(_ plan: String) throws {
    let result = try imported(page("\(plan)", "@Published var texts = [\"x\", \"y\"]"))
    #expect(result.skipped.map(\.text) == [])
    let cells = result.layout.items.filter { $0.name.hasPrefix("row") }
    #expect(cells.count == 2)
    #expect(result.layout.items.filter { $0.kind == .label }.map(\.text) == ["x", "y"])
    let rules = result.layout.rules.map { result.layout.text(of: $0) }
    #expect(
      rules.filter { $0.hasPrefix("row2.") } == [
        "row2.left == list.left", "row2.right == list.right", "row2.width == list.width",
        "row2.top == row.bottom", "row2.height == 44", "row2.bottom == list.bottom",
      ])
  }

  @Test func aListOfWhatOnlyTheProgramKnowsStays() throws {
    let result = try imported(
      page(
        "list.drf.renderCells(using: store.items) { _ in Row.render { _ in } }.fillParent()",
        "let store: Store"))
    #expect(result.layout.items.map(\.name) == ["view", "list"])
    #expect(result.layout.rules.count == 4)
    #expect(result.notes.contains("the items of a list are not known here: it has no cells"))
  }

  @Test func aBindingTakesThePresentValue() throws {
    let fields = """
      @Published var greeting: String? = "Ahoy"
      var bag = Set<AnyCancellable>()
      """
    let result = try imported(
      page("UILabel().drf.text(assignedBy: $greeting).storeAll(in: &bag).centered()", fields))
    #expect(result.skipped.map(\.text) == [])
    #expect(result.layout.items.last?.text == "Ahoy")
    let other = try imported(page("UILabel().drf.text(assignedBy: $greting).stored().centered()"))
    #expect(other.skipped.map(\.reason).contains { $0.contains("greting") })
  }

  @Test func aPlainScrollViewGetsAColumn() throws {
    let code = page("UIScrollView().drf.fillParent().insertStacked { UIView(); UIView() }")
    let found = try rules(code)
    #expect(
      found.filter { $0.hasPrefix("stack.") } == [
        "stack.left == scroll.left", "stack.right == scroll.right", "stack.top == scroll.top",
        "stack.bottom == scroll.bottom", "stack.width == scroll.width",
      ])
    #expect(found.count == 9)
  }

  @Test func aStackWithAPlanFillsTheRoot() throws {
    let result = try imported(
      """
      import Draftsman
      import UIKit
      final class Shelf: UIStackView, PlannedStack {
        @LayoutPlan var stackViewPlan: ViewPlan {
          UILabel(text: "one").drf.height.equal(to: 20)
          UILabel(text: "two")
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          applyPlan()
        }
        required init(coder: NSCoder) { super.init(coder: coder) }
      }
      """)
    #expect(result.skipped.map(\.text) == [])
    #expect(result.layout.items.first { $0.stack != nil }?.stack?.arranged.count == 2)
  }

  @Test func aViewKnowsItsConstraints() throws {
    let code = """
      import UIKit
      extension UIView {
        func wide(_ width: CGFloat) {
          if let old = constraints.first(where: { $0.firstAnchor == widthAnchor }) {
            old.isActive = false
          }
          widthAnchor.constraint(equalToConstant: width).isActive = true
        }
      }
      final class Page: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          box.wide(10)
          box.wide(20)
        }
      }
      """
    #expect(try rules(code) == ["box.leading == page.leading", "box.width == 20"])
  }

  @Test func aProgramWithoutAViewOfItsOwn() throws {
    let code = """
      import SwiftLayout
      import UIKit
      final class Program {
        let outer = UIView(), inner = UIView()
        @LayoutBuilder func layout() -> some Layout {
          outer.sl.sublayout { inner.sl.anchors { Anchors.sl.top.bottom } }
        }
        init() { layout().finalActive() }
      }
      """
    #expect(try rules(code) == ["inner.top == outer.top", "inner.bottom == outer.bottom"])
  }
}
