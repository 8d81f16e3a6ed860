public import HeadlessUIKit

/// A type whose values have the property `sl`, which leads to SwiftLayout's methods.
@preconcurrency @MainActor
public protocol LayoutMethodAccessible {}

extension LayoutMethodAccessible {
  /// SwiftLayout's methods for this object.
  public var sl: LayoutMethodWrapper<Self> { LayoutMethodWrapper(self) }
}

/// SwiftLayout's methods for a view, a guide or a `Layoutable` object.
@preconcurrency @MainActor
public struct LayoutMethodWrapper<Base: LayoutMethodAccessible> {
  /// The object that the methods are about.
  let base: Base

  init(_ base: Base) { self.base = base }
}

extension UIView: LayoutMethodAccessible {}

extension UILayoutGuide: LayoutMethodAccessible {}

extension LayoutMethodWrapper where Base: UIView {
  /// Returns the layout of the view with layouts inside it.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<Base> {
    ViewLayout(base).sublayout(build)
  }

  /// Returns the layout of the view with rules.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<Base> {
    ViewLayout(base).anchors(build)
  }

  /// Returns the layout of the view with a closure that is called on every activation and update,
  /// before views and constraints are evaluated.
  public func onActivate(_ perform: @escaping (Base) -> Void) -> ViewLayout<Base> {
    ViewLayout(base).onActivate(perform)
  }

  /// Sets the accessibility identifier of the view at once, and returns the view.
  public func identifying(_ accessibilityIdentifier: String) -> Base {
    base.accessibilityIdentifier = accessibilityIdentifier
    return base
  }

  /// Sets the accessibility identifier of the view and returns its layout, as in version 5.
  @_disfavoredOverload
  public func identifying(_ accessibilityIdentifier: String) -> ViewLayout<Base> {
    ViewLayout(base).identifying(accessibilityIdentifier)
  }

  /// Returns the layout of the view with its type erased.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(ViewLayout(base)) }
}

extension LayoutMethodWrapper where Base: UILayoutGuide {
  /// Returns the layout of the guide with rules.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<Base> {
    GuideLayout(base).anchors(build)
  }

  /// Returns the layout of the guide with a closure that is called on every activation and update.
  public func onActivate(_ perform: @escaping (Base) -> Void) -> GuideLayout<Base> {
    GuideLayout(base).onActivate(perform)
  }

  /// Sets the identifier of the guide at once, and returns its layout.
  public func identifying(_ identifier: String) -> GuideLayout<Base> {
    GuideLayout(base).identifying(identifier)
  }

  /// Returns the layout of the guide with its type erased.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(GuideLayout(base)) }
}
