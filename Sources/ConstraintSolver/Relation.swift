/// How an expression stands to zero.
package enum Relation: Hashable, Sendable, CaseIterable, BitwiseCopyable {
  case equal, lessOrEqual, greaterOrEqual

  /// How far `value REL 0` is from holding.
  func error(of value: Double) -> Double {
    switch self {
    case .equal: abs(value)
    case .lessOrEqual: max(0, value)
    case .greaterOrEqual: max(0, -value)
    }
  }

  /// The relation after both sides changed sign.
  package var flipped: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
