/// How an expression stands to zero.
public enum Relation: Hashable, Sendable, CaseIterable, BitwiseCopyable {
  case equal, lessOrEqual, greaterOrEqual

  /// The relation after both sides changed sign.
  public var flipped: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
