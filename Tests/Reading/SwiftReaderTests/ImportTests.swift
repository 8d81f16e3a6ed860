import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Files as people have them: more in them than a layout needs.
@Suite struct ImportTests {
  private func imported(_ code: String) throws -> (rules: [String], skipped: [String]) {
    let result = try SwiftProgram.imported(code, named: "Page.swift")
    return (result.layout.rules.map { result.layout.text(of: $0) }, result.skipped.map(\.text))
  }

  @Test func `a base class of the file runs through super`() throws {
    let result = try imported(
      """
      import UIKit
      protocol Tappable: AnyObject { func tap() }
      class Base: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); build() }
        func build() {}
      }
      #if DEBUG
      final class Page: Base {
        let card = UIView()
        override func build() {
          super.build()
          view.addSubview(card)
          card.translatesAutoresizingMaskIntoConstraints = false
          card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      #endif
      """)
    #expect(result.rules == ["card.top == view.top"])
    #expect(result.skipped == [])
  }

  @Test(arguments: [
    "layout.finalActive()", "self.layout.finalActive(forceLayout: true)",
    "activation = layout.active()", "self.sl.updateLayout()", "",
  ])
  func `a layout that the code itself activates is activated once`(_ call: String) throws {
    let result = try SwiftProgram.imported(
      """
      final class Ticket: UIView, Layoutable {
        let title = UILabel()
        var activation: Activation?
        var layout: some Layout {
          self.sl.sublayout {
            title.sl.anchors { Anchors.leading.top.equalToSuper(inwardOffset: 12) }
            UIView().sl.anchors {
              Anchors.trailing.bottom
              Anchors.width.equalTo(constant: 10)
            }
          }
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(call)
        }
        required init?(coder: NSCoder) { nil }
      }
      """, named: "Ticket.swift")
    #expect(result.layout.items.map(\.name) == ["ticket", "title", "view1"])
    #expect(
      result.layout.rules.map { result.layout.text(of: $0) } == [
        "title.leading == ticket.leading + 12", "title.top == ticket.top + 12",
        "view1.trailing == ticket.trailing", "view1.bottom == ticket.bottom",
        "view1.width == 10",
      ])
    #expect(result.skipped.isEmpty)
    #expect(result.notes.contains { $0.hasPrefix("updateLayout() is called") } == call.isEmpty)
  }

  @Test func `a controller can make its own view`() throws {
    let code = """
      class Panel: UIView {
        let title = UILabel()
        init() {
          super.init(frame: .zero)
          addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Page: UIViewController {
        override func loadView() { view = Panel() }
        override func viewDidLoad() { view.addSubview(UISwitch()) }
      }
      """
    let result = try SwiftProgram.imported(code, named: "Page.swift")
    #expect(result.skipped == [])
    #expect(result.layout.items.map(\.name) == ["view", "title", "switch"])
    #expect(
      result.layout.rules.map { result.layout.text(of: $0) }
        == ["title.leading == view.margins.leading"])
    #expect(result.layout.items[0].style.margins?.leading == 16)
  }

  @Test func `what is known only when the program runs asks for it, by line`() throws {
    let code = """
      class Page: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          let stack = VStack {
            UILabel(text: "one")
            if model.isLong { UILabel(text: "two") }
          }
          view.addSubview(stack)
        }
      }
      """
    let result = try SwiftProgram.imported(code, named: "Page.swift")
    #expect(result.layout.items.map(\.name) == ["view", "stack", "label"])
    #expect(result.skipped.map(\.line) == [7])
    #expect(result.skipped.first?.reason.contains("let isLong = true") == true)
    // Said at the prompt, it is known.
    var layout = Layout()
    var memory = SwiftMemory()
    _ = try SwiftProgram.run("let isLong = true", on: &layout, remembering: &memory)
    let known = try SwiftProgram.imported(
      code, named: "Page.swift", on: layout, remembering: memory)
    #expect(known.skipped == [])
    #expect(known.layout.items.count == 4)
  }

  @Test func `what cannot be run is listed, and the rest works`() throws {
    let result = try imported(
      """
      class Page: UIViewController {
        let a = UIView(), b = UIView()
        override func viewDidLoad() {
          view.addSubview(a)
          loadEverything()
          for child in [a, b] { child.translatesAutoresizingMaskIntoConstraints = false }
          NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: view.topAnchor),
            a.leadingAnchor.constraint(equalTo: nobody.leadingAnchor),
            a.widthAnchor.constraint(equalToConstant: 8),
          ])
        }
      }
      """)
    #expect(result.rules == ["a.top == view.top", "a.width == 8"])
    #expect(
      result.skipped == [
        "line 5  loadEverything(): no view or value named \"loadEverything\"",
        "line 9  a.leadingAnchor.constraint(equalTo: nobod...: no view or value named \"nobody\"",
      ])
  }

  @Test func `a property of a layout updates it`() throws {
    let result = try imported(
      """
      class Page: UIViewController, Layoutable {
        var activation: Activation?
        @LayoutProperty var isWide = false
        let a = UIView()
        @LayoutBuilder var layout: some Layout {
          view.sl.sublayout {
            a.sl.anchors { if isWide { Anchors.width } else { Anchors.height } }
          }
        }
        override func viewDidLoad() { sl.updateLayout(); isWide = true }
      }
      """)
    #expect(result.rules == ["a.width == view.width"])
  }
}
