public import HeadlessUIKit

/// What has the word `sl`, behind which SwiftLayout's own words stand.
@preconcurrency @MainActor
public protocol LayoutMethodAccessible {}

extension LayoutMethodAccessible {
  /// SwiftLayout's words for it.
  public var sl: LayoutMethodWrapper<Self> { LayoutMethodWrapper(self) }
}

/// SwiftLayout's words for a view, a guide or something layoutable.
@preconcurrency @MainActor
public struct LayoutMethodWrapper<Base: LayoutMethodAccessible> {
  /// What the words are about.
  let base: Base

  init(_ base: Base) { self.base = base }
}

extension UIView: LayoutMethodAccessible {}

extension UILayoutGuide: LayoutMethodAccessible {}

extension LayoutMethodWrapper where Base: UIView {
  /// The view with what a block describes inside it.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<Base> {
    ViewLayout(base).sublayout(build)
  }

  /// The view with the rules of a block.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<Base> {
    ViewLayout(base).anchors(build)
  }

  /// The view with a closure that is called on every activation and update, before views and
  /// constraints are looked at.
  public func onActivate(_ perform: @escaping (Base) -> Void) -> ViewLayout<Base> {
    ViewLayout(base).onActivate(perform)
  }

  /// Names the view and gives it back.
  public func identifying(_ accessibilityIdentifier: String) -> Base {
    base.accessibilityIdentifier = accessibilityIdentifier
    return base
  }

  /// Names the view; its layout, as version 5 has it.
  @_disfavoredOverload
  public func identifying(_ accessibilityIdentifier: String) -> ViewLayout<Base> {
    ViewLayout(base).identifying(accessibilityIdentifier)
  }

  /// The view alone, as a layout of which only that is known.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(ViewLayout(base)) }
}

extension LayoutMethodWrapper where Base: UILayoutGuide {
  /// The guide with the rules of a block.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<Base> {
    GuideLayout(base).anchors(build)
  }

  /// The guide with a closure that is called on every activation and update.
  public func onActivate(_ perform: @escaping (Base) -> Void) -> GuideLayout<Base> {
    GuideLayout(base).onActivate(perform)
  }

  /// Names the guide.
  public func identifying(_ identifier: String) -> GuideLayout<Base> {
    GuideLayout(base).identifying(identifier)
  }

  /// The guide alone, as a layout of which only that is known.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(GuideLayout(base)) }
}
