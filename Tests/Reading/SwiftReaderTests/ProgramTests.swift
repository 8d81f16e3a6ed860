import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// What whole programs are made of besides layout code.
@Suite struct ProgramTests {
  private func imported(
    _ code: String, saying lines: String...
  ) throws -> (rules: [String], skipped: [String], asked: [String], texts: [String]) {
    var layout = Layout()
    var memory = SwiftMemory()
    for line in lines { _ = try SwiftProgram.run(line, on: &layout, remembering: &memory) }
    let result = try SwiftProgram.imported(
      code, named: "Page.swift", on: layout, remembering: memory)
    return (
      result.layout.rules.map { result.layout.text(of: $0) }, result.skipped.map(\.text),
      result.asked, result.layout.items.compactMap(\.text)
    )
  }

  @Test func `extensions of UIKit's classes add functions and initialisers`() throws {
    let result = try imported(
      """
      class Row: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.cornerRadius = 12
          let title = UILabel(text: "Title", size: 20), line = UIView.line(), plain = UIView()
          add(title, line, plain)
          title.pin(to: self, inset: 8)
        }
      }
      extension UIView {
        func add(_ views: UIView...) {
          views.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
          }
        }
        func pin(to other: UIView, inset: CGFloat = 0) {
          topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
        }
        static func line() -> UIView {
          let view = UIView()
          view.heightAnchor.constraint(equalToConstant: 1).isActive = true
          return view
        }
      }
      extension UILabel {
        convenience init(text: String, size: CGFloat) {
          self.init(frame: .zero)
          self.text = text
          font = .systemFont(ofSize: size)
        }
      }
      """)
    #expect(result.skipped == [])
    #expect(result.rules == ["line.height == 1", "title.top == row.top + 8"])
    #expect(result.texts == ["Title"])
  }

  @Test func `structs take the values of their members, dictionaries go by key`() throws {
    let result = try imported(
      """
      struct Item { let title: String; var width: CGFloat = 10 }
      class List: UIView {
        let items = [Item(title: "One"), Item(title: "Two", width: 20)]
        override init(frame: CGRect) {
          super.init(frame: frame)
          let views = ["b": UILabel(), "a": UILabel()]
          for (view, item) in zip(views.values, items) {
            view.text = item.title
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.widthAnchor.constraint(equalToConstant: item.width).isActive = true
          }
          for (name, view) in views { view.accessibilityIdentifier = name }
        }
      }
      """)
    #expect(result.skipped == [])
    #expect(result.rules.map { $0.suffix(5) } == ["== 10", "== 20"])
    #expect(result.texts == ["One", "Two"])
  }

  private static let asking = """
    class Page: UIView {
      enum State { case small, large }
      let state: State, model: Model, isWide: Bool
      var isTablet: Bool { UserDefaults.standard.bool(forKey: "tablet") }
      init(state: State, model: Model, isWide: Bool) {
        self.state = state
        self.model = model
        self.isWide = isWide
        super.init(frame: .zero)
        switch state {
        case .small: widthAnchor.constraint(equalToConstant: 1).isActive = true
        case .large: widthAnchor.constraint(equalToConstant: 2).isActive = true
        }
        if model.columns > 2 { widthAnchor.constraint(equalToConstant: 3).isActive = true }
        if isTablet { widthAnchor.constraint(equalToConstant: 4).isActive = true }
        if let note = model.note { widthAnchor.constraint(equalToConstant: 5).isActive = true }
        for row in model.rows { widthAnchor.constraint(equalToConstant: row).isActive = true }
        isHidden = !isWide
      }
    }
    """

  @Test func `what only a program knows is asked for, and can be said`() throws {
    // What constraints depend on is taken to be so, and said.
    let first = try imported(Self.asking)
    #expect(
      first.rules == [
        "page.width == 1", "page.width == 3", "page.width == 4", "page.width == 5",
        "page.width == 44",
      ])
    #expect(
      first.asked == [
        "state = .small", "columns = 2", "isTablet = true", "note = nil", "rows = []",
        "isWide = true",
      ])
    let second = try imported(
      Self.asking, saying: "let state = .large", "let columns = 3", "let isTablet = false",
      "let note = nil", "let rows = [6, 7]", "let isWide = true")
    #expect(second.skipped == [])
    #expect(
      second.rules == ["page.width == 2", "page.width == 3", "page.width == 6", "page.width == 7"])
  }

  @Test func `a flag that is said counts more than the value it begins with`() throws {
    let code = """
      class Page: UIView {
        var isCompact = false
        override init(frame: CGRect) {
          super.init(frame: frame)
          widthAnchor.constraint(equalToConstant: isCompact ? 1 : 2).isActive = true
        }
      }
      """
    #expect(try imported(code).rules == ["page.width == 2"])
    #expect(try imported(code, saying: "let isCompact = true").rules == ["page.width == 1"])
  }

  @Test func `a statement that fails leaves neither names nor moves behind`() throws {
    let names = try imported(
      """
      class Page: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let x = 1.0, y = nobody
          let z = 2.0
          widthAnchor.constraint(equalToConstant: x).isActive = true
          heightAnchor.constraint(equalToConstant: z).isActive = true
        }
      }
      """)
    #expect(names.rules == ["page.height == 2"])
    #expect(names.skipped.map { $0.prefix(6) } == ["line 4", "line 6"])
    var bench = try Workbench(200, 100, "a", "b")
    let code = """
      nobody(UIStackView(arrangedSubviews: [a]))
      b.isHidden = true
      """
    let moved = try SwiftProgram.imported(code, named: "Page.swift", on: bench.layout)
    try bench.run("b.isHidden = true")
    #expect(moved.layout == bench.layout)
    #expect(moved.skipped.count == 1)
  }

  @Test func `a view inside of nothing has no superview for a format`() throws {
    let result = try imported(
      """
      class Page: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let a = UIView()
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", views: ["a": a]))
        }
      }
      """)
    #expect(result.rules == [])
    #expect(result.skipped.count == 1)
    #expect(result.skipped.first?.contains("a has no superview") == true)
  }

  /// Only the views in brackets are aligned, with each other.
  @Test func `options of a format with one view align nothing`() throws {
    func notes(_ format: String) throws -> [String] {
      try SwiftProgram.imported(
        """
        class Page: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let (a, b) = (UIView(), UIView())
            addSubview(a)
            addSubview(b)
            NSLayoutConstraint.activate(
              NSLayoutConstraint.constraints(
                withVisualFormat: "\(format)", options: .alignAllCenterY, metrics: nil,
                views: ["a": a, "b": b, "page": self]))
          }
        }
        """, named: "Page.swift"
      ).notes.filter { $0.contains("aligns nothing") }
    }
    #expect(
      try notes("H:|-(<=1)-[a]") == [
        "line 9: this aligns nothing: options align the views in brackets with each other, and a is "
          + "the only one; the superview, |, is not aligned"
      ])
    #expect(try notes("[page]-(<=1)-[a]").isEmpty)
    #expect(try notes("[a]-[b]").isEmpty)
  }
}
