package import ConstraintSolver
import LayoutModel

/// Lists and ranges as they stand in sentences.
package enum Words {
  /// The first three of a list, and how many more there are.
  package static func list(_ items: [String]) -> String {
    let shown = items.prefix(3).joined(separator: ", ")
    return items.count > 3 ? "\(shown), \(items.count - 3) more" : shown
  }

  /// The first two of a list where room is scarce, or one if two are long, and how many more there
  /// are.
  static func few(_ items: [String]) -> String {
    let pair = items.prefix(2).joined(separator: ", ")
    let count = pair.columnCount > scarceWidth ? 1 : 2
    let shown = items.prefix(count).joined(separator: ", ")
    return items.count > count ? "\(shown), \(items.count - count) more" : shown
  }

  /// `96 … 240`; an end that does not exist is `-∞` or `∞`.
  package static func range(_ min: Double?, _ max: Double?) -> String {
    "\((min ?? -.infinity).spelled) … \((max ?? .infinity).spelled)"
  }

  /// How many columns a text beside something has at least.
  private static let scarceWidth = 26
}

extension Rational {
  /// The number as `320/3`; nil where three decimals say it.
  package var fraction: String? { (self * Rational(1000)).isWhole ? nil : description }
}
