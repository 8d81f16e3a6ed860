public import HeadlessUIKit

/// A result builder for layouts, views and guides, which supports `if`, `switch`, `for` and
/// optionals.
@preconcurrency @MainActor
@resultBuilder public enum LayoutBuilder {
  /// Builds a line with a layout.
  public static func buildExpression<L: Layout>(_ layout: L) -> L { layout }

  /// Builds a line with an optional layout.
  public static func buildExpression<L: Layout>(_ layout: L?) -> OptionalLayout<L> {
    OptionalLayout(layout)
  }

  /// Builds a line with a view.
  public static func buildExpression<V: UIView>(_ view: V) -> ViewLayout<V> { ViewLayout(view) }

  /// Builds a line with an optional view.
  public static func buildExpression<V: UIView>(_ view: V?) -> OptionalLayout<ViewLayout<V>> {
    OptionalLayout(view.map { ViewLayout($0) })
  }

  /// Builds a line with a guide.
  public static func buildExpression<G: UILayoutGuide>(_ guide: G) -> GuideLayout<G> {
    GuideLayout(guide)
  }

  /// Builds a line with an optional guide.
  public static func buildExpression<G: UILayoutGuide>(
    _ guide: G?
  ) -> OptionalLayout<GuideLayout<G>> { OptionalLayout(guide.map { GuideLayout($0) }) }

  /// Builds a block of a single line.
  public static func buildBlock<L: Layout>(_ layout: L) -> L { layout }

  /// Builds a block of any number of lines, or of none.
  public static func buildBlock<each L: Layout>(_ layouts: repeat each L) -> ListLayout {
    var list: [any Layout] = []
    repeat list.append(each layouts)
    return ListLayout(list)
  }

  /// Builds an `if` without `else`.
  public static func buildOptional<L: Layout>(_ layout: L?) -> OptionalLayout<L> {
    OptionalLayout(layout)
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: Layout, Second: Layout>(
    first layout: First
  ) -> ConditionalLayout<First, Second> { .first(layout) }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: Layout, Second: Layout>(
    second layout: Second
  ) -> ConditionalLayout<First, Second> { .second(layout) }

  /// Builds a loop.
  public static func buildArray<L: Layout>(_ layouts: [L]) -> ArrayLayout<L> {
    ArrayLayout(layouts)
  }

  /// Builds code that requires a version of the system.
  public static func buildLimitedAvailability(_ layout: some Layout) -> AnyLayout {
    AnyLayout(layout)
  }
}
