public import HeadlessUIKit

/// A view with its rules and the layouts inside it.
///
/// It is a value: each method returns a new layout and leaves the old one unchanged.
@preconcurrency @MainActor
public struct ViewLayout<V: UIView>: Layout {
  private let target: V
  /// The rules of the view.
  public private(set) var anchors = Anchors()
  /// The layouts inside, in order.
  public private(set) var sublayouts: [any Layout] = []
  private var perform: ((V) -> Void)?

  /// Creates the layout of a view without rules or content.
  public init(_ view: V) { target = view }

  /// The view.
  public var view: UIView? { target }

  /// The layout itself, so that code written by ``ViewPrinter`` compiles.
  public var sl: ViewLayout<V> { self }

  /// Returns the layout with further layouts inside, after those that it has.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<V> {
    changed { $0.sublayouts.append(build()) }
  }

  /// Returns the layout with further rules.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<V> {
    changed { $0.anchors = Anchors(joining: [anchors, build()]) }
  }

  /// Returns the layout with a closure that is called on every activation and update, before views
  /// and constraints are evaluated; it replaces an earlier closure.
  public func onActivate(_ perform: @escaping (V) -> Void) -> ViewLayout<V> {
    changed { $0.perform = perform }
  }

  /// Sets the accessibility identifier of the view at once, and returns the layout.
  public func identifying(_ accessibilityIdentifier: String) -> ViewLayout<V> {
    target.accessibilityIdentifier = accessibilityIdentifier
    return self
  }

  /// Calls the closure that was passed to ``onActivate(_:)``.
  public func layoutWillActivate() { perform?(target) }

  private func changed(_ change: (inout ViewLayout<V>) -> Void) -> ViewLayout<V> {
    var result = self
    change(&result)
    return result
  }
}
