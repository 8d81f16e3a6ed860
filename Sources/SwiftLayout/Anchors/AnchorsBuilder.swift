/// Rules one below the other: `if`, `switch`, `for` and optionals included.
@preconcurrency @MainActor
@resultBuilder public enum AnchorsBuilder {
  /// A line with rules, or with attributes that are then the superview's.
  public static func buildExpression(_ expression: some AnchorsConvertible) -> Anchors {
    expression.anchors
  }

  /// A line that may be nil, and then says nothing.
  public static func buildExpression(_ expression: (some AnchorsConvertible)?) -> Anchors {
    expression?.anchors ?? Anchors()
  }

  /// All lines.
  public static func buildBlock(_ anchors: Anchors...) -> Anchors { Anchors(joining: anchors) }

  /// An `if` without `else`.
  public static func buildOptional(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

  /// The first branch.
  public static func buildEither(first anchors: Anchors) -> Anchors { anchors }

  /// The other branch.
  public static func buildEither(second anchors: Anchors) -> Anchors { anchors }

  /// A loop.
  public static func buildArray(_ anchors: [Anchors]) -> Anchors { Anchors(joining: anchors) }

  /// What needs a version of the system.
  public static func buildLimitedAvailability(_ anchors: Anchors) -> Anchors { anchors }
}
