public import HeadlessUIKit
public import OpenCombine

/// Sets properties of a drafted view one after the other; ``drf`` continues with the draft.
@dynamicMemberLookup
@preconcurrency @MainActor
public struct LayoutDraftBuilder<View: UIView>: PlanComponent {
  let draft: LayoutDraft<View>

  /// The draft.
  public var drf: LayoutDraft<View> { draft }
  /// The draft as the only component.
  public var planDrafts: [ViewDraft] { [draft] }
  /// The view, whose properties have been set.
  public var view: View { draft.view }
  /// The properties of the view, to be called with publishers.
  public var subscriber: LayoutDraftSubscriber<View> { LayoutDraftSubscriber(draft) }

  /// Returns the view, whose properties have been set.
  public func build() -> View { draft.view }

  /// A property of the view, to be called with a value.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<View, Value>
  ) -> Property<Value> { Property(builder: self, keyPath: keyPath) }

  /// A property of the view, to be called with a value.
  public struct Property<Value>: FollowingProperty {
    let builder: LayoutDraftBuilder
    let keyPath: ReferenceWritableKeyPath<View, Value>

    /// Sets the property at once.
    public func callAsFunction(_ value: Value) -> LayoutDraftBuilder {
      builder.draft.view[keyPath: keyPath] = value
      return builder
    }

    /// Lets the property follow a publisher, as long as the subscription is stored.
    public func follow(
      _ publisher: some Publisher<Value, Never>
    ) -> LayoutDraftSubscriber<View> { builder.subscriber.assign(publisher, to: keyPath) }
  }
}
