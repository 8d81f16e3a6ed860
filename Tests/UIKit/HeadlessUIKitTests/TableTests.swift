import HeadlessUIKit
import Testing
import ViewSupport

/// Cells are made for what is seen, and laid out for what the data source returns.
@MainActor @Suite struct TableTests {
  /// A cell as high as a text, or as a number says.
  private final class NoteCell: UITableViewCell {
    let note = UILabel()
    var made = 0
    private(set) var timesReused = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      made = 1
      note.numberOfLines = 0
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      timesReused += 1
    }
  }

  /// Notes, each in a row.
  private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var height: CGFloat?
    var titles: [String?] = []
    private(set) var shown: [IndexPath] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.note.text = sections[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height ?? tableView.rowHeight }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { titles.isEmpty ? nil : titles[section] }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { shown.append(indexPath) }
  }

  private func table(_ notes: Notes, height: CGFloat = 400) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: height), style: .plain)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = notes
    table.delegate = notes
    return table
  }

  @Test func aRowIsAsHighAsItsText() throws {
    let notes = Notes([["short", "a text that does not fit in one line of the table"]])
    let table = table(notes)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.map { type(of: $0) == NoteCell.self } == [true, true])
    #expect(cells.compactMap { ($0 as? NoteCell)?.made } == [1, 1])
    let line = try #require(cells[0] as? NoteCell).note.frame.height
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 200, height: line + 20))
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
    #expect(cells[1].frame.height > 2 * line + 20 - 0.001)
    #expect(try #require(cells[1] as? NoteCell).note.frame.width == 168)
    #expect(table.contentSize == CGSize(width: 200, height: cells[1].frame.maxY))
  }

  @Test func theDelegateSaysHeights() {
    let notes = Notes([["a", "b"], ["c"]])
    notes.height = 60
    notes.titles = ["First", nil]
    let table = table(notes)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 200, height: 28))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 88)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 148)
    #expect(table.contentSize.height == 208)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 150)) == IndexPath(row: 0, section: 1))
  }

  @Test func onlyWhatIsSeenIsMade() throws {
    let notes = Notes([(0..<100).map { "\($0)" }])
    notes.height = 50
    let table = table(notes, height: 200)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 4)
    #expect(notes.shown.map(\.row) == [0, 1, 2, 3])
    let first = try #require(table.visibleCells.first as? NoteCell)
    table.contentOffset.y = 225
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [4, 5, 6, 7, 8])
    #expect(table.subviews.count == 5)
    // Cells that are seen no more are shown again.
    #expect(first.timesReused == 1)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { ($0 as? NoteCell)?.note.text }.last == "99")
  }

  @Test func dataAreAskedForAgain() {
    let notes = Notes([["a"]])
    let table = table(notes)
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.layoutIfNeeded()
    notes.sections = [["a", "b", "c"], []]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells.compactMap { ($0 as? NoteCell)?.note.text } == ["a", "b", "c"])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
  }

  @Test func snapshots() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .plain)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
      (cell as? NoteCell)?.note.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["c"])
    snapshot.appendItems(["a"], toSection: 1)
    snapshot.insertItems(["b"], afterItem: "a")
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { ($0 as? NoteCell)?.note.text } == ["a", "b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    var next = source.snapshot()
    next.deleteItems(["a"])
    next.moveItem("c", beforeItem: "b")
    source.apply(next)
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { ($0 as? NoteCell)?.note.text } == ["c", "b"])
    let raised = LayoutException.recording { next.appendItems(["b"], toSection: 1) }
    #expect(raised.count == 1)
  }

  @Test func aControllerIsItsOwnSource() {
    final class Controller: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 3 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        cell.detailTextLabel?.text = "x"
        cell.accessoryView = UISwitch()
        return cell
      }
    }
    let controller = Controller(style: .insetGrouped)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    let cells = controller.tableView.visibleCells
    #expect(cells.map(\.place) == ["16 35 288 44", "16 79 288 44", "16 123 288 44"])
    #expect(cells[2].textLabel?.text == "row 2")
    #expect(cells[0].accessoryView?.place == "221 6.5 51 31")
    #expect(cells[0].contentView.frame.width == 205)
    #expect(cells[0].detailTextLabel.map { $0.frame.maxX } == 189)
  }

  @Test func aClassNobodyRegisteredIsAMistake() {
    let table = UITableView()
    let raised = LayoutException.recording {
      _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
  }
}
