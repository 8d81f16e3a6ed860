/// A transparent layout that consists of several others.
@preconcurrency @MainActor
public struct ListLayout: Layout {
  /// The layouts, in order.
  public let sublayouts: [any Layout]

  /// Creates a layout that consists of others, in order.
  public init(_ layouts: [any Layout]) { sublayouts = layouts }
}

/// A transparent layout for the iterations of a loop.
@preconcurrency @MainActor
public struct ArrayLayout<L: Layout>: Layout {
  private let layouts: [L]

  /// Creates a layout that consists of others, in order.
  public init(_ layouts: [L]) { self.layouts = layouts }

  /// The layouts of all iterations.
  public var sublayouts: [any Layout] { layouts }
}

/// A transparent layout for an `if` without `else` or an optional value.
@preconcurrency @MainActor
public struct OptionalLayout<L: Layout>: Layout {
  private let layout: L?

  /// Creates a layout that consists of another one or of nothing.
  public init(_ layout: L?) { self.layout = layout }

  /// The layout, if there is one.
  public var sublayouts: [any Layout] { layout.map { [$0] } ?? [] }
}

/// A transparent layout for one of two branches.
@preconcurrency @MainActor
public enum ConditionalLayout<First: Layout, Second: Layout>: Layout {
  /// The layout of the first branch.
  case first(First)
  /// The layout of the other branch.
  case second(Second)

  /// The layout of the branch that was taken.
  public var sublayouts: [any Layout] {
    switch self {
    case .first(let layout): [layout]
    case .second(let layout): [layout]
    }
  }
}

/// A layout whose type is erased.
@preconcurrency @MainActor
public struct AnyLayout: Layout {
  private let layout: (any Layout)?

  /// Creates a layout that consists of another one.
  public init(_ layout: any Layout) { self.layout = layout }

  /// Creates a layout that consists of another one or of nothing.
  public init(_ layout: (any Layout)?) { self.layout = layout }

  /// The layout, if there is one.
  public var sublayouts: [any Layout] { layout.map { [$0] } ?? [] }
}

/// A transparent layout that determines how the views directly inside become subviews.
@preconcurrency @MainActor
public struct GroupLayout<L: Layout>: Layout {
  private let layout: L
  /// How the views directly inside become subviews.
  public let option: LayoutOption

  /// Creates a group with an option for the views directly inside.
  public init(option: LayoutOption = .none, @LayoutBuilder _ build: () -> L) {
    self.option = option
    layout = build()
  }

  /// The layout inside.
  public var sublayouts: [any Layout] { [layout] }
}

/// A part of a layout that has a type of its own.
///
/// ```swift
/// struct Row: ModularLayout {
///   let (title, value): (UILabel, UILabel)
///   var layout: some Layout { title; value }
/// }
/// ```
@preconcurrency @MainActor
public protocol ModularLayout: Layout {
  /// The type of the layout inside.
  associatedtype LayoutBody: Layout
  /// The layout inside.
  @LayoutBuilder var layout: LayoutBody { get }
}

extension ModularLayout {
  /// The layout inside, as the only element.
  public var sublayouts: [any Layout] { [layout] }
}
