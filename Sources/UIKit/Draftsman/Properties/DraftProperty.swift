public import HeadlessUIKit
public import OpenCombine

/// A property of a drafted view that can be called with a publisher: `text(assignedBy: publisher)`.
@preconcurrency @MainActor
public protocol FollowingProperty {
  /// The class of the view.
  associatedtype View: UIView
  /// The type of the property.
  associatedtype Value
  /// Lets the property follow a publisher, as long as the subscription is stored.
  func follow(_ publisher: some Publisher<Value, Never>) -> LayoutDraftSubscriber<View>
}

extension FollowingProperty {
  /// Lets the property follow a publisher, as long as the subscription is stored.
  public func callAsFunction(
    assignedBy publisher: some Publisher<Value, Never>
  ) -> LayoutDraftSubscriber<View> { follow(publisher) }

  /// The same as ``callAsFunction(assignedBy:)``.
  public func callAsFunction(
    by publisher: some Publisher<Value, Never>
  ) -> LayoutDraftSubscriber<View> { follow(publisher) }

  /// Lets the property follow a publisher of values that are never nil.
  public func callAsFunction<Wrapped>(
    assignedBy publisher: some Publisher<Wrapped, Never>
  ) -> LayoutDraftSubscriber<View> where Value == Wrapped? { follow(publisher.map { $0 }) }

  /// The same as ``callAsFunction(assignedBy:)``.
  public func callAsFunction<Wrapped>(
    by publisher: some Publisher<Wrapped, Never>
  ) -> LayoutDraftSubscriber<View> where Value == Wrapped? { follow(publisher.map { $0 }) }
}

/// A property of a drafted view that can be called with a value or a publisher.
@preconcurrency @MainActor
public struct DraftProperty<View: UIView, Value>: FollowingProperty {
  let draft: LayoutDraft<View>
  let keyPath: ReferenceWritableKeyPath<View, Value>

  /// Sets the property at once.
  public func callAsFunction(_ value: Value) -> LayoutDraft<View> {
    draft.view[keyPath: keyPath] = value
    return draft
  }

  /// Lets the property follow a publisher, as long as the subscription is stored.
  public func follow(
    _ publisher: some Publisher<Value, Never>
  ) -> LayoutDraftSubscriber<View> { LayoutDraftSubscriber(draft).assign(publisher, to: keyPath) }
}

extension LayoutDrafting {
  /// A property of the view, to be called with a value or a publisher.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<View, Value>
  ) -> DraftProperty<View, Value> { DraftProperty(draft: draft, keyPath: keyPath) }

  /// The properties of the view, including those that have the name of an anchor.
  public var builder: LayoutDraftBuilder<View> { LayoutDraftBuilder(draft: draft) }

  /// The properties of the view, to be called with publishers.
  public var subscriber: LayoutDraftSubscriber<View> { LayoutDraftSubscriber(draft) }

  /// The same as ``subscriber``.
  public var subcriber: LayoutDraftSubscriber<View> { subscriber }
}
