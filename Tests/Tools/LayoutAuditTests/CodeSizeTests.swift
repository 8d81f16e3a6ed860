import LayoutAudit
import RunReports
import Testing

/// Sizes that code leaves to the program: of pages, of contents that scroll, of texts that come later;
/// and the fixes of conflicts on one of many screens.
@Suite struct CodeSizeTests {
  private static func found(_ text: String, _ check: String) throws -> [ReportedFinding] {
    try Found(text, path: "Page.swift", checks: [check]).all
  }

  private static func type(_ parent: String, _ properties: String, _ body: String) -> String {
    let isController = parent == "UIViewController"
    return """
      import SnapKit
      import UIKit

      final class Page: \(parent) {
      \(properties)
        \(isController ? "override func viewDidLoad() {" : "override init(frame: CGRect) {")
          \(isController ? "super.viewDidLoad()" : "super.init(frame: frame)")
      \(body)
        }
        \(isController ? "" : "required init?(coder: NSCoder) { fatalError() }")
      }
      """
  }

  @Test func `a page of a collection is as high as its contents`() throws {
    func page(_ bottom: Int) -> String {
      Self.type(
        "UICollectionViewCell", "  let photo = UIImageView()\n  let go = UIButton(type: .system)",
        """
            photo.image = UIImage(named: "photo")
            go.setTitle("Go", for: .normal)
            contentView.addSubview(photo)
            contentView.addSubview(go)
            photo.snp.makeConstraints {
              $0.top.left.right.equalToSuperview()
              $0.height.equalTo(504)
            }
            go.snp.makeConstraints {
              $0.left.equalToSuperview().offset(20)
              $0.bottom.equalToSuperview().offset(\(bottom))
            }
        """)
    }
    #expect(try Self.found(page(-20), "leaves-parent").isEmpty)
    // However high it is, this is outside.
    #expect(try Self.found(page(20), "leaves-parent").count == 1)
  }

  @Test func `a label gets its text later and is then a line high`() throws {
    func row(_ side: Int) -> String {
      Self.type(
        "UIView", "  let row = UIView()\n  let rate = UILabel()\n  let star = UIImageView()",
        """
            star.image = UIImage(named: "star")
            addSubview(row)
            row.addSubview(rate)
            row.addSubview(star)
            row.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
            rate.snp.makeConstraints { $0.top.bottom.left.equalToSuperview() }
            star.snp.makeConstraints {
              $0.left.equalTo(rate.snp.right).offset(8)
              $0.centerY.equalToSuperview()
              $0.width.height.equalTo(\(side))
            }
        """)
    }
    #expect(try Self.found(row(12), "leaves-parent").isEmpty)
    #expect(try Self.found(row(60), "leaves-parent").count == 1)
  }

  @Test func `the missing minus of a label without a text is found`() throws {
    func label(_ right: Int) -> String {
      Self.type(
        "UIViewController", "  let name = UILabel()",
        """
            view.addSubview(name)
            name.snp.makeConstraints {
              $0.top.equalToSuperview().offset(90)
              $0.left.equalToSuperview().offset(28)
              $0.right.equalToSuperview().offset(\(right))
            }
        """)
    }
    #expect(try Self.found(label(-28), "leaves-parent").isEmpty)
    #expect(
      try Self.found(label(28), "leaves-parent").map { $0.message.hasSuffix("points outward") }
        == [true])
  }

  @Test func `rows and code say how far a view scrolls`() throws {
    func list(_ kind: String, _ line: String) -> String {
      Self.type(
        "UIViewController", "  let list = \(kind)()",
        """
            view.addSubview(list)
            \(line)
            list.snp.makeConstraints { $0.edges.equalToSuperview() }
        """)
    }
    let head = "list.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 8))"
    #expect(try Self.found(list("UITableView", head), "ambiguous").isEmpty)
    let ruled = """
      let head = UIView()
          head.snp.makeConstraints { $0.height.equalTo(1) }
          list.tableHeaderView = head
      """
    #expect(try Self.found(list("UITableView", ruled), "ambiguous").isEmpty)
    let box = "list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))"
    let size = "; list.contentSize = CGSize(width: 600, height: 90)"
    #expect(try Self.found(list("UIScrollView", box + size), "ambiguous").isEmpty)
    #expect(try Self.found(list("UIScrollView", box), "ambiguous").isEmpty == false)
  }

  /// The well-known table that is as high as its rows.
  @Test func `a content size that only the program knows is one`() throws {
    func page(_ size: String) -> String {
      """
      import UIKit
      final class Rows: UITableView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
        \(size)
      }
      """
        + "\n"
        + Self.type(
          "UIView", "  let rows = Rows()",
          """
              addSubview(rows)
              rows.snp.makeConstraints {
                $0.top.left.right.equalToSuperview()
                $0.bottom.lessThanOrEqualToSuperview()
              }
          """)
    }
    let size = """
      override var intrinsicContentSize: CGSize {
          CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
      """
    #expect(try Self.found(page(size), "ambiguous").isEmpty)
    #expect(try Self.found(page(""), "ambiguous").count == 1)
  }

  /// A table has the size of the screen when its controller has loaded it, and gives it to its header.
  @Test(arguments: ["tableView.frame.width", "0", "500"])
  func `a table gives its header its width`(width: String) throws {
    let code = """
      import UIKit
      final class Header: UIView {
        let badge = UIView()
        init() {
          super.init(frame: .zero)
          badge.translatesAutoresizingMaskIntoConstraints = false
          addSubview(badge)
          NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            badge.widthAnchor.constraint(equalToConstant: 361),
            trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 16)])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Page: UITableViewController {
        let header = Header()
        override func viewDidLoad() {
          super.viewDidLoad()
          header.frame = CGRect(x: 0, y: 0, width: \(width), height: 240)
          tableView.tableHeaderView = header
        }
      }
      """
    // 16 + 361 + 16 = 393, the width of the screen.
    #expect(try Self.found(code, "conflict").isEmpty)
    #expect(try Self.found(code.replacing("361", with: "360"), "conflict").count == 1)
  }

  @Test func `a view that rules size is not tried in another size`() throws {
    func dot(_ size: String) -> String {
      Self.type(
        "UIView", "  let dot = UIView()",
        """
            dot.backgroundColor = .red
            addSubview(dot)
            dot.snp.makeConstraints {
              $0.edges.equalToSuperview().priority(999)
              \(size)
            }
        """)
    }
    #expect(try Self.found(dot("$0.width.height.equalTo(20).priority(999)"), "ambiguous").isEmpty)
    // Without the rule for its size, it is as large as the view that shows it.
    #expect(try Self.found(dot(""), "ambiguous").isEmpty)
  }

  @Test func `what is in a view of no known size leaves nothing`() throws {
    func pager(_ width: String) -> String {
      Self.type(
        "UIView", "  let page = UIView()\n  let go = UIButton(type: .system)",
        """
            go.setTitle("Go on", for: .normal)
            addSubview(page)
            page.addSubview(go)
            page.snp.makeConstraints {
              $0.left.top.equalToSuperview()
              $0.height.equalTo(60)
              \(width)
            }
            go.snp.makeConstraints {
              $0.right.equalToSuperview().offset(-35)
              $0.top.equalToSuperview()
              $0.width.equalTo(42)
            }
        """)
    }
    #expect(try Self.found(pager("$0.width.equalTo(44)"), "leaves-parent").count == 1)
    #expect(try Self.found(pager("$0.width.equalTo(Settings.width)"), "leaves-parent").isEmpty)
    #expect(try Self.found(pager("$0.width.greaterThanOrEqualTo(44)"), "leaves-parent").isEmpty)
  }

  @Test func `a view that two others show has its findings once`() throws {
    let text = """
      import UIKit
      final class Grid: UIView {
        let line = UIView()
        init() {
          super.init(frame: .zero)
          addSubview(line)
          line.translatesAutoresizingMaskIntoConstraints = false
          line.topAnchor.constraint(equalTo: topAnchor).isActive = true
          line.leftAnchor.constraint(equalTo: leftAnchor, constant: 8).isActive = true
          line.heightAnchor.constraint(equalToConstant: 2).isActive = true
          line.widthAnchor.constraint(equalToConstant: 2).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Crop: UIViewController {
        let grid = Grid()
        override func viewDidLoad() { view.addSubview(grid) }
      }
      final class Photo: UIViewController {
        let overlay = Grid()
        override func viewDidLoad() { view.addSubview(overlay) }
      }
      """
    let found = try Self.found(text, "left-right")
    #expect(found.map(\.place.line) == [9])
  }

  // MARK: - Fixes

  private static func fixes(_ text: String) throws -> [String] {
    try found(text, "conflict").compactMap { $0.fix?.text }
  }

  @Test func `a width that fits one screen yields on others`() throws {
    let field = Self.type(
      "UIViewController", "  let field = UIView()",
      """
          view.addSubview(field)
          field.snp.makeConstraints {
            $0.top.equalToSuperview()
            $0.height.equalTo(40)
            $0.left.equalToSuperview().offset(24)
            $0.right.equalToSuperview().offset(-96)
            $0.width.equalTo(255)
          }
      """)
    #expect(try Self.fixes(field).first?.hasSuffix("at 999") == true)
  }

  @Test func `a rule that no size can satisfy is removed`() throws {
    let stack = Self.type(
      "UIView", "  let stack = UIStackView()\n  let minus = UIView()",
      """
          addSubview(stack)
          stack.addArrangedSubview(minus)
          stack.snp.makeConstraints { $0.edges.equalToSuperview() }
          minus.snp.makeConstraints {
            $0.top.equalToSuperview().offset(5)
            $0.width.equalTo(25)
          }
      """)
    let fixes = try Self.fixes(stack)
    #expect(fixes.first?.hasPrefix("remove ") == true, "\(fixes)")
    #expect(!fixes.contains { $0.hasSuffix("at 999") })
  }

  @Test func `the size of a view that a stack hides yields until it is shown`() throws {
    let stack = Self.type(
      "UIView", "  let stack = UIStackView()\n  let minus = UIView()",
      """
          addSubview(stack)
          stack.addArrangedSubview(minus)
          stack.snp.makeConstraints { $0.edges.equalToSuperview() }
          minus.snp.makeConstraints { $0.width.equalTo(25) }
          minus.isHidden = true
      """)
    let fixes = try Self.fixes(stack)
    #expect(!fixes.isEmpty)
    #expect(!fixes.contains { $0.hasPrefix("remove ") }, "\(fixes)")
  }

  @Test func `the size of a screen is never changed`() throws {
    let bars = """
      import UIKit

      final class Level: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          var bars = [UIView]()
          for _ in 0..<4 { bars.append(UIView()) }
          let stack = UIStackView(arrangedSubviews: bars)
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.distribution = .fillEqually
          addSubview(stack)
          for bar in bars { bar.widthAnchor.constraint(equalToConstant: 100).isActive = true }
          NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }

      final class Page: UIViewController {
        let level = Level()
        override func viewDidLoad() {
          level.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(level)
          NSLayoutConstraint.activate([
            level.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            level.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            level.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            level.heightAnchor.constraint(equalToConstant: 40),
          ])
        }
      }
      """
    let fixes = try Self.fixes(bars)
    #expect(fixes == ["each width at 999, or stack.distribution = .fill"])
  }

  @Test func `the frame of a child controller's view is one of this moment`() throws {
    let pages = """
      import UIKit
      final class Inner: UIViewController {}
      final class Page: UIViewController {
        let inner = Inner()
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(inner)
          box.addSubview(inner.view)
          inner.view.frame = CGRect(x: 0, y: 0, width: box.frame.width, height: box.frame.height)
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
      }
      """
    #expect(try Self.found(pages, "ambiguous").isEmpty)
    let bare = pages.replacing(
      "inner.view.frame = CGRect(x: 0, y: 0, width: box.frame.width, height: box.frame.height)",
      with: "")
    #expect(try Self.found(bare, "ambiguous").isEmpty == false)
  }
}
