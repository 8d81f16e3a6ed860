import LayoutModel
import PlumbLanguage
package import SwiftReader

/// What of some code was read, where that is not all: no report on it says more than it knows.
package struct PartialReading: Sendable {
  /// What was read, in words: `what was read (2 of 4 constraints)`.
  let words: String
  /// The names in the lines that were not read.
  private let names: Set<String>
  /// The views that they were about by other means than their names.
  private let touched: Set<Item.ID>

  /// What was read of code; nil if that is all of it.
  package init?(_ code: ImportedCode) {
    let (balance, skipped) = (code.balance, code.skipped)
    touched = code.touched
    guard !balance.lost.isEmpty || !skipped.isEmpty else { return nil }
    let lines = Set(skipped.map(\.place)).count
    var parts: [String] = []
    if !balance.lost.isEmpty {
      parts.append("\(balance.read) of \(balance.written.counted("constraint"))")
    }
    if lines > 0 { parts.append(lines == 1 ? "1 line not run" : "\(lines) lines not run") }
    words = "what was read (\(parts.joined(separator: ", ")))"
    let codes = balance.lost.map(\.code) + skipped.map(\.code)
    names = codes.reduce(into: []) { names, code in
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      names.formUnion(words.map(String.init))
    }
  }

  /// The views that may have lost a rule: those that the lines speak of, but not the root.
  func views(of layout: Layout) -> Set<Item.ID> {
    Set(layout.items.filter { $0.id != layout.root && names.contains($0.name) }.map(\.id))
      .union(touched.filter(layout.contains))
  }
}
