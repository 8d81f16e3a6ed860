import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

/// Code as apps have it: what it says about the layout is read, whatever else stands in it.
@Suite struct AppCodeTests {
  /// The rules of a controller's `viewDidLoad`, with what stands in front of its class.
  private func rules(_ body: String, _ around: String = "") throws -> [String] {
    let result = try SwiftProgram.imported(
      """
      import UIKit
      \(around)
      final class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          \(body)
        }
      }
      """, named: "Page.swift")
    return result.layout.rules.map { result.layout.text(of: $0) }
  }

  @Test(arguments: [
    // Lists and dictionaries.
    ("var all = [NSLayoutConstraint](); all += []", "CGFloat(all.count) + 8", 8.0),
    ("var all: [[CGFloat]] = []; all.append([3, 4])", "all.flatMap { $0 }.reduce(0, +)", 7),
    ("let all = [[Int]]()", "all.isEmpty ? 5 : 6", 5),
    ("let all = Array<Int>()", "CGFloat(all.count) + 3", 3),
    ("var all = [String: CGFloat](); all[\"a\"] = 9", "all[\"a\"] ?? 1", 9),
    ("let all = [3, 1, 2].sorted()", "CGFloat(all[0] + all[2] * 2)", 7),
    ("let all: [CGFloat] = [3, 1, 2]", "all.max() ?? 0", 3),
    ("let all: [CGFloat] = [4, 9]", "all.first { $0 > 5 } ?? 0", 9),
    ("let all = [1, 2, 3]", "CGFloat(all.filter { $0 > 1 }.count)", 2),
    ("let sum = [1, 2].reduce(into: 0) { $0 += $1 }", "CGFloat(sum)", 3),
    ("let parts = stride(from: 0, to: 6, by: 2).map { $0 }", "CGFloat(parts.count)", 3),
    ("let all = [1, 2]; let b = all.contains { $0 == 2 }", "b && all.contains(1) ? 4 : 5", 4),
    // Control flow.
    ("var n = 0; repeat { n += 2 } while n < 5", "CGFloat(n)", 6),
    (
      "var n = 0; outer: for a in 0..<3 { for b in 0..<3 { n += 1; if b == a { continue outer } } }",
      "CGFloat(n)", 6
    ),
    ("let n: CGFloat = switch 3 { case 1...3: 4\ndefault: 5 }", "n", 4),
    ("var m: CGFloat = 1; func size() { defer { m += 1 }; m = 5 }; size()", "m", 6),
    ("#if DEBUG\nlet n: CGFloat = 1\n#else\nlet n: CGFloat = 2\n#endif", "n", 2),
    ("#if os(iOS) && !os(macOS)\nlet n: CGFloat = 1\n#else\nlet n: CGFloat = 2\n#endif", "n", 1),
    ("let v: Any = UILabel()", "v is UILabel ? 3 : 4", 3),
    ("let v: UIView = UIView(); let l = v as? UILabel", "l == nil ? 4 : 5", 4),
    ("let (a, b) = (3, 4)", "CGFloat(a * b)", 12),
    ("func twice(_ n: inout CGFloat) { n *= 2 }; var n: CGFloat = 4; twice(&n)", "n", 8),
    ("let insets: UIEdgeInsets = .init(top: 1, left: 2, bottom: 3, right: 4)", "insets.left", 2),
    ("let none: UIEdgeInsets = .zero", "none.top + 6", 6),
    ("let f: (CGFloat) -> CGFloat = { $0 * 3 }", "f(2)", 6),
    (
      "let key = \\UIEdgeInsets.left; let all = UIEdgeInsets(top: 1, left: 7, bottom: 1, right: 1)",
      "all[keyPath: key]", 7
    ),
  ])
  func `a number is worked out`(_ code: String, _ number: String, _ length: Double) throws {
    let body = code + "\nbox.widthAnchor.constraint(equalToConstant: \(number)).isActive = true"
    #expect(try rules(body) == ["box.width == \(length.exactlySpelled)"])
  }

  @Test func `an enumeration of the text has raw values, cases and members`() throws {
    let found = try rules(
      """
      for metric in Metric.allCases {
        NSLayoutConstraint.activate([box.widthAnchor.constraint(lessThanOrEqualToConstant: metric.width)])
      }
      box.heightAnchor.constraint(equalToConstant: Metric(rawValue: "tall")!.width).isActive = true
      """,
      """
      enum Metric: String, CaseIterable {
        case low, tall
        static let usual: CGFloat = 4
        var width: CGFloat { self == .low ? Self.usual : Metric.usual * 2 }
      }
      """)
    #expect(found == ["box.width <= 4", "box.width <= 8", "box.height == 8"])
  }

  @Test func `types of one name in several types are told apart`() throws {
    let found = try rules(
      "box.widthAnchor.constraint(equalToConstant: Layout.side).isActive = true; use(Other())",
      """
      final class Other { private enum Layout { static let side: CGFloat = 1 } }
      func use(_ other: Other) {}
      enum Layout { static let side: CGFloat = 7 }
      """)
    #expect(found == ["box.width == 7"])
  }

  @Test func `what a default value says that nobody knows costs its parameter alone`() throws {
    let found = try rules(
      "size(8)",
      """
      extension Page {
        func size(_ side: CGFloat, theme: Theme = Theme.current, log: Bool = Log.isOn) {
          box.widthAnchor.constraint(equalToConstant: side).isActive = true
        }
      }
      """)
    #expect(found == ["box.width == 8"])
  }

  @Test func `a value that could not be worked out hides others of its name`() throws {
    let result = try SwiftProgram.imported(
      """
      class Badge: UIView {}
      class Page: UIViewController {
        lazy var badge: Badge = { let badge = Badge(); badge.tag = 1; return badge }()
        override func viewDidLoad() {
          let view = missing(1)
          view.widthAnchor.constraint(equalToConstant: 5).isActive = true
          self.view.addSubview(badge)
          badge.heightAnchor.constraint(equalToConstant: 6).isActive = true
        }
      }
      """, named: "Page.swift")
    let texts = result.layout.rules.map { result.layout.text(of: $0) }
    #expect(texts.contains("badge.height == 6"))
    // Nothing is said about the view of the controller.
    #expect(!texts.contains("view.width == 5"))
  }

  @Test func `a class that no file declares stands in as a view, and is named once`() throws {
    let result = try SwiftProgram.imported(
      """
      class Page: UIViewController {
        let badge = Badge(style: .big), other = Badge(style: .small)
        override func viewDidLoad() {
          view.addSubview(badge)
          view.addSubview(other)
          badge.translatesAutoresizingMaskIntoConstraints = false
          other.translatesAutoresizingMaskIntoConstraints = false
          badge.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
        }
      }
      """, named: "Page.swift")
    #expect(result.layout.rules.map { result.layout.text(of: $0) } == ["badge.top == other.bottom"])
    #expect(result.notes.filter { $0.contains("Badge") }.count == 1)
    #expect(result.balance.lost.isEmpty)
  }

  @Test func `a condition that constraints depend on is taken to hold, and that is said`() throws {
    let result = try SwiftProgram.imported(
      """
      class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          guard let user = Session.current.user else { return }
          if user.isPremium {
            box.widthAnchor.constraint(equalToConstant: 8).isActive = true
          } else {
            box.widthAnchor.constraint(equalToConstant: 4).isActive = true
          }
        }
      }
      """, named: "Page.swift")
    #expect(result.layout.rules.map { result.layout.text(of: $0) } == ["box.width == 8"])
    #expect(result.notes.contains { $0.contains("user.isPremium") && $0.contains("taken as true") })
    #expect(result.asked.contains("isPremium = true"))
    // The other branch was read as well, though it is not shown.
    #expect(result.balance.written == 2)
    #expect(result.balance.elsewhere == 1)
    #expect(result.balance.lost.isEmpty)
  }
}

/// Files that belong together, and what was read of them.
@Suite struct FolderTests {
  private static let files = [
    SwiftFile(
      "Helpers.swift",
      """
      import UIKit
      private enum Metrics { static let side: CGFloat = 1 }
      extension UIView {
        func square(_ side: CGFloat) {
          widthAnchor.constraint(equalToConstant: side).isActive = true
          heightAnchor.constraint(equalToConstant: side).isActive = true
        }
      }
      let spacing: CGFloat = gap * 2
      let gap: CGFloat = 4
      """),
    SwiftFile(
      "Screens/Screen.swift",
      """
      import UIKit
      private enum Metrics { static let side: CGFloat = 30 }
      final class Screen: Base {
        let chip = Chip()
        override func build() {
          view.addSubview(chip)
          chip.square(Metrics.side)
          chip.topAnchor.constraint(equalTo: view.topAnchor, constant: spacing).isActive = true
          chip.leadingAnchor.constraint(equalTo: view.nothing.leadingAnchor).isActive = true
        }
      }
      """),
    SwiftFile(
      "Base.swift",
      """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); build() }
        func build() {}
      }
      final class Chip: UIView {
        let dot = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          translatesAutoresizingMaskIntoConstraints = false
          addSubview(dot)
          dot.square(5)
        }
        required init?(coder: NSCoder) { nil }
      }
      """),
  ]

  @Test func `files know what the others declare`() throws {
    let result = try SwiftProgram.imported(Self.files)
    #expect(result.type == "Screen")
    #expect(
      result.layout.rules.map { result.layout.text(of: $0) } == [
        "dot.width == 5", "dot.height == 5", "chip.width == 30", "chip.height == 30",
        "chip.top == view.top + 8",
      ])
  }

  @Test func `the balance counts what is written, and names what was lost`() throws {
    let result = try SwiftProgram.imported(Self.files)
    #expect(result.balance.written == 6)
    #expect(result.balance.lost.map(\.file) == ["Screens/Screen.swift"])
    #expect(result.balance.lost.map(\.line) == [9])
    #expect(result.balance.text == "read 5 of 6 constraints; 1 not")
    #expect(result.balance.lost[0].reason.contains("nothing"))
  }

  @Test func `each view can be opened, those first that no other makes`() throws {
    let names = try SwiftProgram.imported(Self.files).views.map(\.name)
    #expect(names == ["Screen", "Base", "Chip"])
    let chip = try SwiftProgram.imported(Self.files, opening: "Chip")
    #expect(chip.layout.items.map(\.name) == ["chip", "dot"])
    do throws(Diagnostic) {
      _ = try SwiftProgram.imported(Self.files, opening: "Chap")
      Issue.record("there is no Chap")
    } catch {
      #expect(error.details.contains { $0.contains("Chip") })
    }
  }

  @Test func `a file that is not Swift does not end the others`() throws {
    let result = try SwiftProgram.imported(Self.files + [SwiftFile("Broken.swift", "class {")])
    #expect(result.type == "Screen")
    #expect(result.notes.contains { $0.hasPrefix("Broken.swift:1") })
  }

  @Test func `what is in no file is lost, each with its line`() throws {
    let result = try SwiftProgram.imported([Self.files[1]])
    #expect(result.balance.written == 2)
    #expect(result.balance.lost.count + result.balance.read == 2)
  }
}
