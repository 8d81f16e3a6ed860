public import HeadlessUIKit

/// A view, its rules, and what is inside it.
///
/// It is a value: each call gives another layout and leaves the old one as it is.
@preconcurrency @MainActor
public struct ViewLayout<V: UIView>: Layout {
  private let target: V
  /// Its rules.
  public private(set) var anchors = Anchors()
  /// The layouts inside, in order.
  public private(set) var sublayouts: [any Layout] = []
  private var perform: ((V) -> Void)?

  /// A view without rules and without anything inside.
  public init(_ view: V) { target = view }

  /// The view.
  public var view: UIView? { target }

  /// The layout itself, so that what ``ViewPrinter`` writes can be read by the compiler.
  public var sl: ViewLayout<V> { self }

  /// Puts what a block describes inside, behind what is inside already.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<V> {
    changed { $0.sublayouts.append(build()) }
  }

  /// Adds the rules of a block to those it has.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<V> {
    changed { $0.anchors = Anchors(joining: [anchors, build()]) }
  }

  /// Says what is done with the view on every activation and update, before views and constraints
  /// are looked at; of several closures the last one counts.
  public func onActivate(_ perform: @escaping (V) -> Void) -> ViewLayout<V> {
    changed { $0.perform = perform }
  }

  /// Names the view, at once.
  public func identifying(_ accessibilityIdentifier: String) -> ViewLayout<V> {
    target.accessibilityIdentifier = accessibilityIdentifier
    return self
  }

  /// Does what ``onActivate(_:)`` said.
  public func layoutWillActivate() { perform?(target) }

  private func changed(_ change: (inout ViewLayout<V>) -> Void) -> ViewLayout<V> {
    var result = self
    change(&result)
    return result
  }
}
