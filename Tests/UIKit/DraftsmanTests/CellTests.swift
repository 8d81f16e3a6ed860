import Draftsman
import OpenCombine
import Testing

/// Lists with their cells.
@MainActor @Suite struct CellTests {
  final class Row: UITablePlannedCell {
    let title = UILabel()
    private(set) var fillings = 0
    @LayoutPlan
    var contentViewPlan: ViewPlan { title.drf.fillParent().height.equal(to: 30) }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      applyPlan()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      applyPlan()
    }

    func apply(_ text: String) {
      title.text = text
      fillings += 1
    }
  }

  final class Headline: UITableViewCell {}
  final class Broken: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Item: UICollectionViewCell {
    var text = ""
  }

  private enum Entry: Hashable { case headline, row(String) }

  private final class Model {
    @Published var texts = ["a", "b"]
    @Published var sections = [
      Sectioned("one", items: ["a"]), Sectioned("two", items: ["b", "c"]),
    ]
  }

  private let top = root()

  private func texts(_ table: UITableView) -> [[String?]] {
    table.renderedCells.map { $0.map { ($0 as? Row)?.title.text } }
  }

  @Test func aCellForEachItem() {
    let table = UITableView()
    top.draftContent {
      table.drf.renderCells(using: ["a", "b"]) { item in
        Row.render { cell in
          cell.apply(item)
        }
      }
      .fillParent()
    }.apply()
    top.layoutIfNeeded()
    #expect(texts(table) == [["a", "b"]])
    #expect(table.renderedCells[0].map(\.place) == ["0 0 320 30", "0 30 320 30"])
    #expect(table.contentSize == CGSize(width: 320, height: 60))
    #expect(table.renderedCells[0].allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test func differentCells() {
    let table = UITableView()
    let entries: [Entry] = [.headline, .row("a"), .row("b")]
    table.drf.renderCells(using: entries) { entry in
      switch entry {
      case .headline:
        Headline.render { cell in
          cell.isSelected = true
        }
      case .row(let text):
        render(Row.self) { cell in
          cell.apply(text)
        }
      }
    }
    #expect(texts(table) == [[nil, "a", "b"]])
    #expect((table.renderedCells[0][0] as? Headline)?.isSelected == true)
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    table.layoutIfNeeded()
    #expect(
      table.renderedCells[0].map(\.place) == ["0 0 100 44", "0 44 100 30", "0 74 100 30"],
      "a cell that does not say how high it is has the usual height")
  }

  @Test func itemsThatStayAreFilledAgain() throws {
    let table = UITableView()
    func show(_ items: [String]) {
      table.drf.renderCells(Row.self, using: items) { cell, item in cell.apply(item) }
    }
    show(["a", "b", "c"])
    let before = table.renderedCells[0]
    show(["c", "d", "a"])
    let difference = try #require(table.lastCellDifference)
    #expect(difference.inserted == ["d"] && difference.deleted == ["b"])
    #expect(difference.reloaded == ["c", "a"] && difference.insertedSections.isEmpty)
    let after = table.renderedCells[0]
    #expect(after[0] === before[2] && after[2] === before[0])
    #expect((after[0] as? Row)?.fillings == 2 && before[1].superview == nil)
    table.layoutIfNeeded()
    #expect(after.map(\.frame.minY) == [0, 30, 60])
  }

  @Test func cellsFollowPublishers() {
    let model = Model()
    let table = Tabled(forCell: Row.self, observing: model.$texts) { cell, text in
      cell.apply(text)
    }
    top.draftContent { table.fillParent() }.apply()
    #expect(texts(table.view) == [["a", "b"]])
    model.texts = ["b", "c", "d"]
    top.layoutIfNeeded()
    #expect(texts(table.view) == [["b", "c", "d"]])
    #expect(table.view.contentSize.height == 90)
    let other = UITableView()
    _ = other.drf.renderCells(observing: model.$texts) { text in
      Row.render { $0.apply(text) }
    }
    #expect(texts(other) == [["b", "c", "d"]])
    other.drf.renderCells(Row.self, observing: model.$texts) { $0.apply($1 + "!") }
    model.texts = ["e"]
    #expect(texts(other) == [["e!"]])
    other.drf.renderCells(using: ["f"]) { text in Row.render { $0.apply(text) } }
    model.texts = ["g"]
    #expect(texts(other) == [["f"]], "it follows one thing at a time")
  }

  @Test func sections() throws {
    let model = Model()
    let table = UITableView()
    _ = table.drf.renderSections(observing: model.$sections) { item in
      Row.render { cell in
        cell.apply(item)
      }
    }
    #expect(texts(table) == [["a"], ["b", "c"]])
    model.sections = [Sectioned("two", items: ["c"]), Sectioned("three", items: ["a"])]
    #expect(texts(table) == [["c"], ["a"]])
    let difference = try #require(table.lastCellDifference)
    #expect(difference.insertedSections == ["three"] && difference.deletedSections == ["one"])
    #expect(difference.deleted == ["b"] && difference.reloaded == ["c", "a"])
    struct Group: SectionCompatible {
      let identifier: Int
      let items: [String]
    }
    table.drf.renderSections(using: [Group(identifier: 1, items: ["x"])]) { item in
      Row.render { $0.apply(item) }
    }
    #expect(texts(table) == [["x"]])
    table.drf.renderSections(Row.self, using: [Sectioned(0, items: ["y"])]) { $0.apply($1) }
    #expect(texts(table) == [["y"]])
    let listed = Tabled(forCell: Row.self, observingSections: model.$sections) { $0.apply($1) }
    #expect(texts(listed.view) == [["c"], ["a"]])
  }

  @Test func collections() {
    let model = Model()
    let collection = UICollectionView()
    collection.drf.renderCells(using: ["a", "b"]) { item in
      Item.render { cell in
        cell.text = item
      }
    }
    func texts(_ view: UICollectionView) -> [String?] {
      view.renderedCells.flatMap { $0.map { ($0 as? Item)?.text } }
    }
    #expect(texts(collection) == ["a", "b"])
    let listed = Collectioned(forCell: Item.self, observing: model.$texts) { cell, item in
      cell.text = item
    }
    #expect(texts(listed.view) == ["a", "b"])
    model.texts = ["c"]
    #expect(texts(listed.view) == ["c"])
    top.draftContent { listed.fillParent() }.apply()
    top.layoutIfNeeded()
    #expect(listed.view.renderedCells[0][0].place == "0 0 320 50")
    #expect(Collectioned(using: [1]) { _ in Item.render { _ in } }.view.renderedCells.count == 1)
  }

  @Test func whatCannotBeShownIsSaid() {
    let table = UITableView()
    let errors = DraftsmanError.recording {
      table.drf.renderCells(Row.self, using: ["a", "b", "a"]) { $0.apply($1) }
      #expect(texts(table) == [["a", "b"]])
      table.drf.renderCells(Broken.self, using: [1]) { _, _ in }
    }
    #expect(errors == [.duplicateItem("a"), .cellNotMade("Broken")])
    table.drf.renderCells(using: [1]) { _ in
      Broken.render(Broken(style: .default, reuseIdentifier: nil)) { $0.tag = 7 }
    }
    #expect(table.renderedCells[0].map(\.tag) == [7], "an expression may make the cell")
  }
}
