/// A result builder for rules, which supports `if`, `switch`, `for` and optionals.
@preconcurrency @MainActor
@resultBuilder public enum AnchorsBuilder {
  /// Builds the rules of an expression, whose attributes are equal to the superview's if it has no
  /// relation.
  public static func buildExpression(_ expression: some AnchorsConvertible) -> Anchors {
    expression.anchors
  }

  /// Builds the rules of an optional expression, none if it is `nil`.
  public static func buildExpression(_ expression: (some AnchorsConvertible)?) -> Anchors {
    expression?.anchors ?? Anchors()
  }

  /// Builds the rules of all lines.
  public static func buildBlock(_ anchors: Anchors...) -> Anchors { Anchors(joining: anchors) }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first anchors: Anchors) -> Anchors { anchors }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither(second anchors: Anchors) -> Anchors { anchors }

  /// Builds a loop.
  public static func buildArray(_ anchors: [Anchors]) -> Anchors { Anchors(joining: anchors) }

  /// Builds code that requires a version of the system.
  public static func buildLimitedAvailability(_ anchors: Anchors) -> Anchors { anchors }
}
