/// How views share the room along the axis of a ``StackView``.
public enum StackViewDistribution: Int, Sendable, CaseIterable {
  /// One of them takes what is left.
  case fill
  /// All are of one size.
  case fillEqually
  /// Each by the size of its content, as it was when the layout was made.
  case fillProportionally
  /// All gaps are of one size.
  case equalSpacing
  /// All middles are as far apart.
  case equalCentering
}
