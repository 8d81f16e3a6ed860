public import HeadlessUIKit
public import OpenCombine

/// Lets properties of a drafted view follow publishers; storing continues with the draft.
///
/// A subscription that is not stored ends.
@dynamicMemberLookup
@preconcurrency @MainActor
public struct LayoutDraftSubscriber<View: UIView> {
  private let draft: LayoutDraft<View>
  private var subscriptions: [AnyCancellable] = []

  init(_ draft: LayoutDraft<View>) { self.draft = draft }

  /// Stores the subscriptions in a set, and returns the draft.
  public func storeAll(in set: inout Set<AnyCancellable>) -> LayoutDraft<View> {
    set.formUnion(subscriptions)
    return draft
  }

  /// Stores the subscriptions for the lifetime of the view, and returns the draft.
  public func stored() -> LayoutDraft<View> {
    PlanMemory.of(draft.view).subscriptions.formUnion(subscriptions)
    return draft
  }

  func assign<Value>(
    _ publisher: some Publisher<Value, Never>, to keyPath: ReferenceWritableKeyPath<View, Value>
  ) -> LayoutDraftSubscriber {
    var result = self
    result.subscriptions.append(
      publisher.sink { [weak view = draft.view] value in view?[keyPath: keyPath] = value })
    return result
  }

  /// A property of the view, to be called with a publisher.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<View, Value>
  ) -> Property<Value> { Property(subscriber: self, keyPath: keyPath) }

  /// A property of the view, to be called with a publisher.
  public struct Property<Value>: FollowingProperty {
    let subscriber: LayoutDraftSubscriber
    let keyPath: ReferenceWritableKeyPath<View, Value>

    /// Lets the property follow a publisher, as long as the subscription is stored.
    public func follow(
      _ publisher: some Publisher<Value, Never>
    ) -> LayoutDraftSubscriber<View> { subscriber.assign(publisher, to: keyPath) }
  }
}
