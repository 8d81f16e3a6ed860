import LayoutModel
import PlumbLanguage
import Testing

@testable import SwiftReader

@Suite("Dictionaries")
struct DictionaryTests {
  /// The types that the code of the tests uses.
  private static let types = """
    enum Part: String { case title, body }
    enum Place: Hashable { case row(Int), cell(row: Int, column: Int), end }
    """

  /// Runs code and returns the width that its last expression gives a view.
  private func width(_ code: String, _ number: String) throws -> [String] {
    var bench = try Workbench(100, 100, "a", "b")
    try bench.run(Self.types)
    try bench.run("\(code)\na.widthAnchor.constraint(equalToConstant: \(number)).isActive = true")
    return bench.rules
  }

  @Test(arguments: [
    // What is stored under a key is found under it, and under no other.
    ("let all: [Bool: CGFloat] = [true: 3, false: 4]", "all[true]! * 10 + all[false]!", 34.0),
    ("let all: [Int: CGFloat] = [1: 3, 10: 4]", "all[1]! * 10 + all[10]!", 34),
    (
      "let all: [String: CGFloat] = [\"true\": 3, \"1\": 4]", "all[\"true\"]! * 10 + all[\"1\"]!",
      34
    ),
    ("let all: [Part: CGFloat] = [.title: 3, .body: 4]", "all[.title]! * 10 + all[Part.body]!", 34),
    ("let all = [Part.title: CGFloat(3), Part.body: 4]", "all[.title]! * 10 + all[.body]!", 34),
    (
      "let all: [Place: CGFloat] = [.row(1): 3, .row(2): 4]", "all[.row(1)]! * 10 + all[.row(2)]!",
      34
    ),
    (
      "let all: [Place: CGFloat] = [.row(1): 3, .end: 4]", "all[Place.end]! + (all[.row(3)] ?? 5)",
      9
    ),
    (
      "let all: [Place: CGFloat] = [.cell(row: 1, column: 2): 3, .cell(row: 2, column: 1): 4]",
      "all[.cell(row: 1, column: 2)]! * 10 + all[Place.cell(row: 2, column: 1)]!", 34
    ),
    ("let all: [UIView: CGFloat] = [a: 3, b: 4]", "all[a]! * 10 + all[b]!", 34),
    ("let all: [[Int]: CGFloat] = [[1, 2]: 3, [2, 1]: 4]", "all[[1, 2]]! * 10 + all[[2, 1]]!", 34),
    (
      "var all: [Place: CGFloat] = [:]; all[.row(1), default: 2] += 3; all[.row(2)] = 1",
      "all[.row(1)]! * 10 + CGFloat(all.count)", 52
    ),
    (
      "var all = [true: CGFloat(3), false: 4]; all.removeValue(forKey: true)",
      "(all[true] ?? 1) * 10 + all[false]!", 14
    ),
    // A key that is read back is what was stored.
    ("let all = [true: CGFloat(3)]", "all.keys.contains(true) ? 7 : 8", 7),
    ("let all = [2: CGFloat(3)]", "CGFloat(all.keys.first! * 4)", 8),
    ("let all = [10: 1, 9: 2]", "CGFloat(all.keys.first!)", 9),
    ("let all: [Part: Int] = [.body: 1]", "all.keys.first!.rawValue == \"body\" ? 7 : 8", 7),
    (
      """
      let all: [Place: CGFloat] = [.row(3): 4]
      var sum: CGFloat = 0
      for (place, size) in all {
        switch place {
        case .row(let row): sum += CGFloat(row) * size
        default: sum -= 1
        }
      }
      """, "sum", 12
    ),
    (
      """
      let all: [Place: CGFloat] = [.cell(row: 2, column: 5): 4]
      var sum: CGFloat = 0
      for case (.cell(let row, let column), let size) in all {
        sum += CGFloat(row * column) + size
      }
      """, "sum", 14
    ),
    (
      "let all = Dictionary(uniqueKeysWithValues: [(true, CGFloat(3)), (false, 4)])",
      "all[true]! * 10 + all[false]!", 34
    ),
  ])
  func `a value is found by its key`(_ code: String, _ number: String, _ width: Double) throws {
    #expect(try self.width(code, number) == ["a.width == \(width.exactlySpelled)"])
  }

  @Test func `views that are keys are views`() throws {
    var bench = try Workbench(100, 100, "a", "b")
    try bench.run(
      """
      let sizes: [UIView: CGFloat] = [b: 4, a: 3]
      for (view, size) in sizes { view.widthAnchor.constraint(equalToConstant: size).isActive = true }
      """)
    // In the order in which the code names them first.
    #expect(bench.rules == ["b.width == 4", "a.width == 3"])
  }

  @Test func `values known only at run time are keys of their own`() throws {
    let found = try SwiftProgram.imported(
      """
      import UIKit
      final class Page: UIView {
        let box = UIView()
        init(first: Int, second: Int) {
          super.init(frame: .zero)
          addSubview(box)
          let sizes: [Int: CGFloat] = [first: 3, second: 4]
          box.widthAnchor.constraint(equalToConstant: sizes[second] ?? 5).isActive = true
          box.heightAnchor.constraint(equalToConstant: sizes[first] ?? 5).isActive = true
        }
      }
      """, named: "Page.swift")
    #expect(
      found.layout.rules.map { found.layout.text(of: $0) } == ["box.width == 4", "box.height == 3"])
  }

  @Test(arguments: ["(1, 2)", "{ 1 }", "nil"])
  func `a value that is not hashable is refused as a key`(_ key: String) throws {
    var bench = try Workbench(100, 100, "a")
    let error = bench.error("let all = [\(key): 1]")
    #expect(error?.message.hasSuffix("cannot be the key of a dictionary here") == true)
  }
}
