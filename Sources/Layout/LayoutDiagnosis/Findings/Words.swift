package import ConstraintSolver
import LayoutModel

/// Lists and ranges as parts of sentences.
package enum Words {
  /// Returns the first three items of a list, and how many more there are.
  package static func list(_ items: [String]) -> String {
    let shown = items.prefix(3).joined(separator: ", ")
    return items.count > 3 ? "\(shown), \(items.count - 3) more" : shown
  }

  /// Returns a list for a narrow place: its first two items, or one if two are long, and how many
  /// more there are.
  static func few(_ items: [String]) -> String {
    let pair = items.prefix(2).joined(separator: ", ")
    let count = pair.columnCount > scarceWidth ? 1 : 2
    let shown = items.prefix(count).joined(separator: ", ")
    return items.count > count ? "\(shown), \(items.count - count) more" : shown
  }

  /// Returns a range such as `96 … 240`; a missing limit is `-∞` or `∞`.
  package static func range(_ min: Double?, _ max: Double?) -> String {
    "\((min ?? -.infinity).spelled) … \((max ?? .infinity).spelled)"
  }

  /// The width that a text beside a table has at least, in columns.
  private static let scarceWidth = 26
}

extension Rational {
  /// The number as a fraction such as `320/3`; nil if three decimals are exact.
  package var fraction: String? { (self * Rational(1000)).isWhole ? nil : description }
}
