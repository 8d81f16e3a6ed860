import LayoutModel
import Testing

@testable import SwiftReader

/// A library that a file imports and does not bring along.
struct ImportedLibrary {
  /// The name of its module.
  let name: String

  /// The rules that lines make of `box` inside a card, beside a label called `title`.
  func rules(_ lines: String) throws -> [String] {
    let result = try SwiftProgram.imported(
      """
      import \(name)
      import UIKit
      final class Card: UIView {
        let box = UIView()
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          addSubview(title)
          \(lines)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, named: "Card.swift")
    #expect(result.skipped.map(\.text) == [])
    #expect(result.balance.lost.map(\.code) == [])
    #expect(result.layout.rules.isEmpty || result.balance.read > 0)
    return result.layout.rules.map { rule in
      let text = result.layout.text(of: rule)
      return rule.priority == 1000 ? text : "\(text) @\(Int(rule.priority))"
    }
  }
}
