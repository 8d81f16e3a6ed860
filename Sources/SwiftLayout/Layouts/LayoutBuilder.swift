public import HeadlessUIKit

/// Layouts, views and guides one below the other: `if`, `switch`, `for` and optionals included.
@preconcurrency @MainActor
@resultBuilder public enum LayoutBuilder {
  /// A line with a layout.
  public static func buildExpression<L: Layout>(_ layout: L) -> L { layout }

  /// A line with a layout that may be nil.
  public static func buildExpression<L: Layout>(_ layout: L?) -> OptionalLayout<L> {
    OptionalLayout(layout)
  }

  /// A line with a view.
  public static func buildExpression<V: UIView>(_ view: V) -> ViewLayout<V> { ViewLayout(view) }

  /// A line with a view that may be nil.
  public static func buildExpression<V: UIView>(_ view: V?) -> OptionalLayout<ViewLayout<V>> {
    OptionalLayout(view.map { ViewLayout($0) })
  }

  /// A line with a guide.
  public static func buildExpression<G: UILayoutGuide>(_ guide: G) -> GuideLayout<G> {
    GuideLayout(guide)
  }

  /// A line with a guide that may be nil.
  public static func buildExpression<G: UILayoutGuide>(
    _ guide: G?
  ) -> OptionalLayout<GuideLayout<G>> { OptionalLayout(guide.map { GuideLayout($0) }) }

  /// A single line.
  public static func buildBlock<L: Layout>(_ layout: L) -> L { layout }

  /// Any number of lines, or none.
  public static func buildBlock<each L: Layout>(_ layouts: repeat each L) -> ListLayout {
    var list: [any Layout] = []
    repeat list.append(each layouts)
    return ListLayout(list)
  }

  /// An `if` without `else`.
  public static func buildOptional<L: Layout>(_ layout: L?) -> OptionalLayout<L> {
    OptionalLayout(layout)
  }

  /// The first branch.
  public static func buildEither<First: Layout, Second: Layout>(
    first layout: First
  ) -> ConditionalLayout<First, Second> { .first(layout) }

  /// The other branch.
  public static func buildEither<First: Layout, Second: Layout>(
    second layout: Second
  ) -> ConditionalLayout<First, Second> { .second(layout) }

  /// A loop.
  public static func buildArray<L: Layout>(_ layouts: [L]) -> ArrayLayout<L> {
    ArrayLayout(layouts)
  }

  /// What needs a version of the system.
  public static func buildLimitedAvailability(_ layout: some Layout) -> AnyLayout {
    AnyLayout(layout)
  }
}
