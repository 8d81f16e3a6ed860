import ConstraintSolver

/// The limits of a layout.
package enum LayoutLimits {
  /// The most items: views, stacks and guides together.
  package static let items = 50_000
  /// The most rules, including removed ones.
  package static let rules = 400_000
  /// The greatest depth of nested views.
  package static let depth = 500
  /// The greatest point size of a font, and the greatest number of lines that can be set.
  package static let text = 10_000
  /// The greatest number in a rule or a size, in points.
  package static let number = 1e9

  static func check(distance: Double) throws(LayoutError) {
    guard distance.isFinite, abs(distance) <= number else { throw .numberOutOfRange(distance) }
  }

  static func check(length: Double) throws(LayoutError) {
    try check(distance: length)
    guard length >= 0 else { throw .negativeSize(length) }
  }

  static func check(priority: Double) throws(LayoutError) {
    guard Priority(priority) != nil else { throw .priorityOutOfRange(priority) }
  }
}
