/// The relation of an expression to zero.
package enum Relation: Hashable, Sendable, CaseIterable, BitwiseCopyable {
  case equal, lessOrEqual, greaterOrEqual

  /// Returns how far `value REL 0` is from holding; zero if it holds.
  func error(of value: Double) -> Double {
    switch self {
    case .equal: abs(value)
    case .lessOrEqual: max(0, value)
    case .greaterOrEqual: max(0, -value)
    }
  }

  /// The relation that results when both sides are negated.
  package var flipped: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
