import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// How many constraints files write down, and how many of them were read.
@Suite struct BalanceTests {
  private func balance(_ texts: String...) throws -> ConstraintBalance {
    try SwiftProgram.imported(
      texts.enumerated().map { SwiftFile("File\($0.offset).swift", "import UIKit\n" + $0.element) }
    ).balance
  }

  private static let helpers = """
    extension UIView {
      func fill(_ other: UIView, inset: CGFloat = 0) {
        pin(top: other.topAnchor, bottom: other.bottomAnchor)
        leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset).isActive = true
        trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset).isActive = true
      }
      func pin(
        top: NSLayoutYAxisAnchor? = nil, bottom: NSLayoutYAxisAnchor? = nil, height: CGFloat? = nil
      ) {
        if let top { topAnchor.constraint(equalTo: top).isActive = true }
        if let bottom { bottomAnchor.constraint(equalTo: bottom).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
      }
    }
    """

  @Test func `helpers count where they are called, for as many as they make`() throws {
    let balance = try balance(
      Self.helpers,
      """
      final class Page: UIViewController {
        let a = UIView(), b = UIView()
        override func viewDidLoad() {
          [a, b].forEach(view.addSubview)
          for part in [a, b] { part.fill(view) }
          a.pin(height: 8)
        }
      }
      """)
    #expect(balance.written == 5)
    #expect(balance.lost.isEmpty)
    #expect(balance.files.map(\.name) == ["File1.swift"])
  }

  @Test func `a call that is not run counts for what its text says`() throws {
    let balance = try balance(
      Self.helpers,
      """
      final class Page: UIViewController {
        let a = UIView()
        override func viewDidLoad() {
          view.addSubview(a)
          a.fill(nothing)
          a.pin(top: nowhere, height: 8)
        }
      }
      """)
    #expect(balance.written == 6)
    #expect(balance.read == 0)
    #expect(balance.lost.map(\.count) == [4, 2])
    #expect(balance.lost[0].text.hasSuffix("(4 constraints)"))
    #expect(balance.text == "read 0 of 6 constraints; 6 not")
  }

  @Test func `a comparison counts only where it makes a constraint`() throws {
    let balance = try balance(
      """
      func == (a: NSLayoutDimension, b: CGFloat) -> NSLayoutConstraint {
        a.constraint(equalToConstant: b)
      }
      struct Side { let item: UIView }
      func == (a: Side, b: CGFloat) { a.item.heightAnchor.constraint(equalToConstant: b).isActive = true }
      final class Page: UIViewController {
        let a = UIView(), names = ["x"]
        override func viewDidLoad() {
          view.addSubview(a)
          if names.count == 1, names.first == "x" { (a.widthAnchor == 8).isActive = true }
          let isThere = names.contains { $0 == "x" }
          let side = Side(item: a)
          side == 4
          a.isHidden = isThere
        }
      }
      """)
    #expect(balance.written == 2)
    #expect(balance.read == 2)
  }

  @Test func `what only events and other states run is read as well, and said to be elsewhere`()
    throws
  {
    let balance = try balance(
      """
      final class Page: UIViewController {
        let a = UIView()
        var items: [UIView] = []
        var state = 0 {
          didSet { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        }
        lazy var wide: [NSLayoutConstraint] = [a.widthAnchor.constraint(equalToConstant: 9)]
        override func viewDidLoad() {
          view.addSubview(a)
          items.forEach { $0.heightAnchor.constraint(equalToConstant: 3).isActive = true }
          Service.shared.load { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let size): a.widthAnchor.constraint(equalToConstant: size).isActive = true
            case .failure: a.heightAnchor.constraint(equalToConstant: 0).isActive = true
            }
          }
        }
        @objc func tapped(_ sender: UIButton) {
          if a.isHidden { return }
          a.bottomAnchor.constraint(equalTo: sender.topAnchor).isActive = true
        }
      }
      """)
    #expect(balance.written == 6)
    #expect(balance.lost.map(\.text) == [])
    #expect(balance.elsewhere > 0)
  }

  @Test func `a constraint that cannot be activated is not read`() throws {
    let balance = try balance(
      """
      final class Page: UIViewController {
        let a = UIView(), b = UIView()
        override func viewDidLoad() {
          view.addSubview(a)
          a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        }
      }
      """)
    #expect(balance.text == "read 0 of 1 constraint; 1 not")
    #expect(balance.lost[0].reason.contains("no common superview"))
  }

  @Test func `a class that runs forever costs only itself`() throws {
    let balance = try balance(
      """
      final class Page: UIViewController {
        let a = UIView()
        override func viewDidLoad() {
          view.addSubview(a)
          a.widthAnchor.constraint(equalToConstant: 8).isActive = true
        }
      }
      """,
      """
      final class Endless: UIView {
        override func layoutSubviews() {
          while true { heightAnchor.constraint(equalToConstant: 8) }
        }
      }
      """)
    #expect(balance.read >= 1)
    #expect(balance.written == 2)
  }
}

/// Libraries that files import and do not bring along.
@Suite struct LayoutLibraryTests {
  private func rules(_ module: String, _ body: String) throws -> [String] {
    let result = try SwiftProgram.imported(
      """
      import UIKit
      import \(module)
      final class Page: UIViewController {
        let a = UIView(), b = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
          view.addSubview(b)
          \(body)
        }
      }
      """, named: "Page.swift")
    #expect(result.balance.lost.map(\.text) == [])
    #expect(result.balance.written == result.layout.rules.count)
    return result.layout.rules.map { rule in
      let priority = rule.priority == 1000 ? "" : " @\(rule.priority.spelled)"
      return result.layout.text(of: rule) + priority
    }
  }

  @Test(arguments: [
    (
      "a.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)", ["a.trailing == view.trailing - 8"]
    ),
    (
      "a.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 8, relation: .greaterThanOrEqual)",
      ["a.bottom <= view.safe.bottom - 8"]
    ),
    ("a.autoAlignAxis(.horizontal, toSameAxisOf: b)", ["a.centerY == b.centerY"]),
    ("a.autoMatch(.width, to: .height, of: b, withMultiplier: 2)", ["a.width == 2 * b.height"]),
    (
      "NSLayoutConstraint.autoSetPriority(.defaultHigh) { a.autoSetDimension(.width, toSize: 3) }",
      ["a.width == 3 @750"]
    ),
    (
      "[a, b].autoSetViewsDimension(.height, toSize: 9)", ["a.height == 9", "b.height == 9"]
    ),
  ])
  func `PureLayout is read`(_ body: String, _ expected: [String]) throws {
    #expect(try rules("PureLayout", body) == expected)
  }

  @Test(arguments: [
    ("a.topToBottom(of: b, offset: 8)", ["a.top == b.bottom + 8"]),
    ("a.width(min: 8, max: 9)", ["a.width >= 8", "a.width <= 9"]),
    ("a.centerInSuperview()", ["a.centerX == view.centerX", "a.centerY == view.centerY"]),
    (
      "a.edgesToSuperview(excluding: .bottom, insets: .horizontal(4) + .top(2))",
      ["a.top == view.top + 2", "a.left == view.left + 4", "a.right == view.right - 4"]
    ),
    (
      "a.height(to: b, multiplier: 0.5, priority: .defaultLow)", ["a.height == 0.5 * b.height @250"]
    ),
  ])
  func `TinyConstraints is read`(_ body: String, _ expected: [String]) throws {
    #expect(try rules("TinyConstraints", body) == expected)
  }
}
