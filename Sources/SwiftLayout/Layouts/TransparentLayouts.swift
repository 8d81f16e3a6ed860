/// Layouts one below the other.
@preconcurrency @MainActor
public struct ListLayout: Layout {
  /// Those layouts.
  public let sublayouts: [any Layout]

  /// Those layouts, in order.
  public init(_ layouts: [any Layout]) { sublayouts = layouts }
}

/// What a loop describes.
@preconcurrency @MainActor
public struct ArrayLayout<L: Layout>: Layout {
  private let layouts: [L]

  /// Those layouts, in order.
  public init(_ layouts: [L]) { self.layouts = layouts }

  /// The layouts of all rounds.
  public var sublayouts: [any Layout] { layouts }
}

/// What an `if` without `else` describes, or a value that may be nil.
@preconcurrency @MainActor
public struct OptionalLayout<L: Layout>: Layout {
  private let layout: L?

  /// That layout, or nothing.
  public init(_ layout: L?) { self.layout = layout }

  /// The layout, if there is one.
  public var sublayouts: [any Layout] { layout.map { [$0] } ?? [] }
}

/// What one of two branches describes.
@preconcurrency @MainActor
public enum ConditionalLayout<First: Layout, Second: Layout>: Layout {
  /// The first branch.
  case first(First)
  /// The other branch.
  case second(Second)

  /// The layout of the branch that was taken.
  public var sublayouts: [any Layout] {
    switch self {
    case .first(let layout): [layout]
    case .second(let layout): [layout]
    }
  }
}

/// A layout of which only that is known.
@preconcurrency @MainActor
public struct AnyLayout: Layout {
  private let layout: (any Layout)?

  /// That layout.
  public init(_ layout: any Layout) { self.layout = layout }

  /// That layout, or nothing.
  public init(_ layout: (any Layout)?) { self.layout = layout }

  /// The layout.
  public var sublayouts: [any Layout] { layout.map { [$0] } ?? [] }
}

/// Layouts whose views become subviews in a certain way.
@preconcurrency @MainActor
public struct GroupLayout<L: Layout>: Layout {
  private let layout: L
  /// How views directly inside become subviews.
  public let option: LayoutOption

  /// What a block describes, with an option for the views directly inside.
  public init(option: LayoutOption = .none, @LayoutBuilder _ build: () -> L) {
    self.option = option
    layout = build()
  }

  /// What is inside.
  public var sublayouts: [any Layout] { [layout] }
}

/// A part of a layout with a type of its own.
///
/// ```swift
/// struct Row: ModularLayout {
///   let (title, value): (UILabel, UILabel)
///   var layout: some Layout { title; value }
/// }
/// ```
@preconcurrency @MainActor
public protocol ModularLayout: Layout {
  /// The type of what it describes.
  associatedtype LayoutBody: Layout
  /// What it describes.
  @LayoutBuilder var layout: LayoutBody { get }
}

extension ModularLayout {
  /// What it describes.
  public var sublayouts: [any Layout] { [layout] }
}
