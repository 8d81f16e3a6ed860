import LayoutAudit
import LayoutShell
import RunReports
import SwiftReader
import Testing

/// Cells of code that cannot say how high they are, and lines of code that are one finding.
@Suite struct CellCodeTests {
  /// A cell with an icon of 60 and two labels below each other.
  private static func cell(_ more: String = "", parent: String = "UITableViewCell") -> String {
    """
    import UIKit
    final class Cell: \(parent) {
      let icon = UIView(), title = UILabel(), detail = UILabel()
      func setUp() {
        for v in [icon, title, detail] {
          v.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(v)
        }
        NSLayoutConstraint.activate([
          icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          icon.widthAnchor.constraint(equalToConstant: 60),
          icon.heightAnchor.constraint(equalToConstant: 60),
          title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
          title.topAnchor.constraint(equalTo: icon.topAnchor),
          title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
          detail.trailingAnchor.constraint(equalTo: title.trailingAnchor)])
        \(more)
      }
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    """
  }

  private static func found(_ text: String, _ check: String = "open-cell") throws
    -> [ReportedFinding]
  {
    try Found(text, path: "Cell.swift", checks: [check]).all
  }

  @Test func `a cell of code that hangs from its top cannot say how high it is`() throws {
    let found = try Self.found(Self.cell())
    #expect(
      found.map(\.message) == [
        "nothing ties icon to the bottom of cell: a row that sizes itself is 44 high, icon ends "
          + "at 68"
      ])
    // The texts come later: each view that no other hangs from keeps 8 from the bottom.
    #expect(
      found.first?.fix?.text
        == "add cell.bottom >= icon.bottom + 8, add cell.bottom >= detail.bottom + 8")
  }

  @Test func `a cell of code that is tied to its bottom can`() throws {
    for more in [
      "detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true",
      "icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true",
      "contentView.heightAnchor.constraint(equalToConstant: 80).isActive = true",
    ] {
      #expect(try Self.found(Self.cell(more)).isEmpty, "\(more)")
    }
    // The layout of a collection gives its cells their sizes.
    #expect(try Self.found(Self.cell(parent: "UICollectionViewCell")).isEmpty)
  }

  @Test func `a cell to whose rows code gives a height need not know it`() throws {
    func list(_ line: String) -> String {
      Self.cell()
        + "final class List: UITableViewController { func make() { _ = Cell(); \(line) } }"
    }
    #expect(try Self.found(list("tableView.rowHeight = 80")).isEmpty)
    #expect(try Self.found(list("tableView.rowHeight = UITableView.automaticDimension")).count == 1)
    #expect(
      try Self.found(
        list(
          "}\noverride func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat "
            + "{ return 80")
      ).isEmpty)
  }

  /// A list gives a row the smallest height that its rules allow: 26 and 2 * 11, and nothing to spare.
  @Test func `a row of code has no room to spare`() throws {
    let code = """
      import UIKit
      final class Trend: UITableViewCell {
        let chart = UIView(), above = UIView(), below = UIView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let row = UIStackView(arrangedSubviews: [above, chart, below])
          row.axis = .vertical
          row.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(row)
          NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 11),
            chart.heightAnchor.constraint(equalToConstant: 26)])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try Self.found(code, "ambiguous").isEmpty)
  }

  /// The view of a controller of a table is the table: its edges are those of what scrolls, and its safe area
  /// is that of its frame.
  @Test func `the view of a table controller is its table`() throws {
    func page(_ parent: String) -> String {
      """
      import UIKit
      final class Page: \(parent) {
        let go = UIButton(type: .system), tableView2 = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          go.setTitle("Go", for: .normal)
          go.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(go)
          NSLayoutConstraint.activate([
            go.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            go.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -30),
            go.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)])
        }
      }
      """
    }
    #expect(try Self.found(page("UITableViewController"), "conflict").isEmpty)
    #expect(try Self.found(page("UIViewController"), "conflict").count == 1)
  }

  // MARK: - Lines that are one finding

  private static let bars = """
    import UIKit
    final class Level: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        var bars = [UIView]()
        for _ in 0..<30 { bars.append(UIView()) }
        let stack = UIStackView(arrangedSubviews: bars)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.distribution = .fillEqually
        stack.spacing = 2
        view.addSubview(stack)
        for bar in bars { bar.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          stack.heightAnchor.constraint(equalToConstant: 44)])
      }
    }
    """

  /// 30 * 20 + 29 * 2 = 658, and 393 - 2 * 16 = 361; (361 - 58) / 30 = 10.1.
  @Test func `a length for each view of a stack that fills equally is one finding`() throws {
    let found = try Self.found(Self.bars, "conflict")
    #expect(
      found.map { "\($0.place.line) \($0.message)" } == [
        "12 30 views, each 20 wide, and 29 gaps of 2 need 658, but stack is 361 wide"
      ])
    #expect(found.first?.fix?.text == "each width at 999, or stack.distribution = .fill")
    #expect(found.first?.details.joined(separator: " ").contains("a width of 10.1") == true)
    #expect(try Self.found(Self.bars, "useless").isEmpty)
  }

  /// What a class that others inherit from does breaks in each of them.
  @Test func `a line that breaks in several classes is one finding`() throws {
    let code = """
      import UIKit
      class Circle: UIView {
        let dot = UIView()
        func setUp() {
          dot.translatesAutoresizingMaskIntoConstraints = false
          addSubview(dot)
          dot.widthAnchor.constraint(equalToConstant: size).isActive = true
          dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
        }
        var size: CGFloat { 8 }
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Large: Circle { override var size: CGFloat { 20 } }
      final class Small: Circle { override var size: CGFloat { 4 } }
      """
    #expect(try Self.found(code, "conflict").count == 1)
  }

  /// 24 + 32 + 12 = 68 in a height of 60: the icon is 32 high, as somebody wrote.
  @Test func `a distance is changed before the size of a content`() throws {
    let code = """
      import UIKit
      final class Title: UIView {
        let icon = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          icon.translatesAutoresizingMaskIntoConstraints = false
          addSubview(icon)
          NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 60),
            icon.heightAnchor.constraint(equalToConstant: 32),
            icon.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            bottomAnchor.constraint(equalTo: icon.bottomAnchor, constant: 12),
            icon.widthAnchor.constraint(equalToConstant: 32),
            icon.leadingAnchor.constraint(equalTo: leadingAnchor)])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let fix = try Self.found(code, "conflict").first?.fix?.text
    #expect(fix?.contains("32 → 24") == false, "\(fix ?? "")")
  }
}
